import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { reach } from './reach.ts'

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1]

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const OFFICE = /src[\\/](gestion[\\/]|routes[\\/]gestion\b)/

/** Rules of the trade and calls are small, and wherever they are needed first, others need them too. */
const RULES = /packages[\\/]/
const ZOD = /node_modules[\\/]zod[\\/]/

/** What only the frame asks for, though the list of all calls seems to bring it everywhere. */
const ASKED = /contract-calls[\\/](audit|avisos|fichas|usersettings)$/

/** Below this many bytes, what screens share costs more to ask for than to bring along. */
const SMALL = 3000

type Needs = (id: string) => readonly string[]

/** What more than one part of the back office needs, of those that are fetched when somebody goes there. */
function sharedByParts(graph: Graph, needs: Needs): Set<string> {
  const later: Needs = (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const all = reach([source('entry-client.tsx')], (id) => [...needs(id), ...later(id)])
  const parts = new Set([...all].flatMap(later).filter((id) => OFFICE.test(id)))
  const users = new Map<string, number>()
  for (const part of parts) for (const id of reach([part], needs)) users.set(id, (users.get(id) ?? 0) + 1)
  return new Set([...users].filter(([id, count]) => count > 1 && !parts.has(id)).map(([id]) => id))
}

/** In which file of the back office a module belongs. */
function plan(graph: Graph): (id: string) => string | null {
  const needs: Needs = (id) => graph.getModuleInfo(id)?.importedIds ?? []
  const from = (...files: string[]) => reach(files.map(source), needs)
  const shop = reach([source('entry-client.tsx')], (id) =>
    [...needs(id), ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])].filter((other) => !OFFICE.test(other)),
  )
  const frame = ['Failed', 'NoSuchScreen', 'ScreenHere'].map((name) => `gestion/frame/${name}.tsx`)
  const office = from('gestion/BackOffice.tsx', 'gestion/load.ts', ...frame)
  const list = from('gestion/list/ListHere.tsx')
  const form = from('gestion/record/RecordHere.tsx')
  const checks = (id: string) =>
    ZOD.test(id) || (RULES.test(id) && [...reach([id], needs)].some((one) => ZOD.test(one)))
  /** What screens stand in. */
  const frameOf = (id: string) => {
    const [lists, forms] = [list.has(id), form.has(id)]
    if (checks(id)) return lists || forms ? 'schemas' : null
    if (office.has(id) || (lists && forms) || ((lists || forms) && RULES.test(id))) return 'office'
    return lists ? 'office-list' : forms ? 'office-form' : null
  }
  const shared = sharedByParts(graph, needs)
  const isSmall = (id: string) => shared.has(id) && (graph.getModuleInfo(id)?.code?.length ?? 0) < SMALL
  const known = new Map<string, boolean>()
  /** Two files that need each other cannot be read: what is put together needs nothing that stays apart. */
  const isTogether = (id: string): boolean => {
    if (shop.has(id) || frameOf(id)) return true
    if (!known.has(id)) {
      known.set(id, true)
      known.set(id, isSmall(id) && needs(id).every(isTogether))
    }
    return known.get(id) === true
  }
  return (id) => {
    if (ASKED.test(id)) return 'office'
    if (shop.has(id)) return null
    const frame = frameOf(id)
    if (frame || !isTogether(id)) return frame
    return checks(id) ? 'screens-schemas' : RULES.test(id) ? 'screens-rules' : 'screens'
  }
}

/**
 * What every screen of the back office stands in is one file, what only lists need another, what only forms need a
 * third, what checks values a fourth, and the small things that some screens share three more: as many small ones each
 * would have to be asked for. What the shop needs too stays where it is.
 */
export function officeFiles(): Rolldown.CodeSplittingGroup {
  let fileOf: ReturnType<typeof plan> | undefined
  return {
    debugName: 'office',
    name: (id, graph) => {
      fileOf ??= plan(graph)
      return fileOf(id)
    },
    includeDependenciesRecursively: false,
  }
}
