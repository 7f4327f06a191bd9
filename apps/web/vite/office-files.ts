import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { reach } from './reach.ts'

type Graph = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1]

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const OFFICE = /src[\\/](gestion[\\/]|routes[\\/]gestion\b)/

/** Rules of the trade and calls are small, and wherever they are needed first, others need them too. */
const RULES = /packages[\\/]/
const ZOD = /node_modules[\\/]zod[\\/]/

/** In which file of the back office a module belongs. */
function plan(graph: Graph): (id: string) => string | null {
  const needs = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
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
  return (id) => {
    if (shop.has(id)) return null
    const [lists, forms] = [list.has(id), form.has(id)]
    if (checks(id)) return lists || forms ? 'schemas' : null
    if (office.has(id) || (lists && forms) || ((lists || forms) && RULES.test(id))) return 'office'
    return lists ? 'office-list' : forms ? 'office-form' : null
  }
}

/**
 * What every screen of the back office stands in is one file, what only lists need another, what only forms need a
 * third, what checks values a fourth: as many small ones each would have to be asked for. What the shop needs too stays
 * where it is.
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
