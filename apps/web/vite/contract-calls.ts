import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { ContractTable } from './contract-table.ts'
import { HEAD } from './screen-heads.ts'

const SPECIFIER = '@telar/contract/calls'
const NOUN = /^@telar\/contract\/\w+\/(\w+)$/
const OF_HEADS = '\0contract-of-heads/'
const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url))
const PRINTER = fileURLToPath(new URL('./print-contract-table.ts', import.meta.url))

const virtual = (resource?: string) => `\0contract-calls${resource ? `/${resource}` : ''}`

/** A process of its own sees the contract as it is now; this one would remember how it was first imported. */
async function readTable(): Promise<ContractTable> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER])
  return JSON.parse(stdout)
}

/** Each call an export of its own: what a page does not make is not in its scripts. */
const exportsOf = (calls: ContractTable[string] = {}) =>
  Object.entries(calls)
    .map(([name, { access: _, ...call }], i) => `const c${i} = ${JSON.stringify(call)}\nexport { c${i} as ${name} }`)
    .join('\n')

/**
 * Gives the web the contract's calls as a table made from the contract itself, so that the shop carries no schemas.
 * The heads of the back office's screens get it too, with who may call: they name the contract as their screens do.
 */
export function contractCalls(): Plugin {
  let table: Promise<ContractTable> | undefined
  let building = false
  return {
    name: 'telar:contract-calls',
    enforce: 'pre',
    configResolved: ({ command }) => {
      building = command === 'build'
    },
    resolveId(id, importer = '') {
      if (id === SPECIFIER) return virtual()
      // nothing is left out while developing: there the whole screen runs where its head is asked for
      if (building && HEAD.test(importer) && NOUN.test(id)) return OF_HEADS + id
      return id.startsWith(virtual()) ? id : undefined
    },
    async load(id) {
      const ofHeads = id.startsWith(OF_HEADS)
      if (!ofHeads && !id.startsWith(virtual())) return undefined
      table ??= readTable()
      const resources = await table
      if (ofHeads) {
        const noun = NOUN.exec(id.slice(OF_HEADS.length))?.[1] ?? ''
        return { code: `export const ${noun} = ${JSON.stringify(resources[noun])}`, moduleSideEffects: false }
      }
      const resource = id.slice(virtual().length + 1)
      // one module per resource: a lazy screen does not bring its calls into the shop's first chunk
      const code = resource
        ? exportsOf(resources[resource])
        : Object.keys(resources)
            .map((name) => `export * as ${name} from ${JSON.stringify(virtual(name))}`)
            .join('\n')
      return { code, moduleSideEffects: false }
    },
    configureServer(server) {
      server.watcher.add(CONTRACT)
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(CONTRACT)) return undefined
      table = undefined
      const ours = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith(virtual()),
      )
      return [...modules, ...ours]
    },
  }
}
