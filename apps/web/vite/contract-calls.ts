import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { ContractTable } from './contract-table.ts'
import { CRUD, HEAD } from './screen-heads.ts'

const SPECIFIER = '@telar/contract/calls'
const NOUN = /^@telar\/contract\/\w+\/(\w+)$/
const OF_HEADS = '\0contract-of-heads/'
const CALLS_OF_HEADS = '\0calls-of-heads/'
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

/** What the head of a list asks of a contract that it is given whole. */
const OF_A_LIST = ['search', 'create', 'get']

/** The same with who may make them; a head that names one call does not bring the others. */
function exportsOfHeads(calls: ContractTable[string] = {}): string {
  const names = Object.keys(calls)
  const consts = names.map((name, i) => `const c${i} = ${JSON.stringify(calls[name])}\nexport { c${i} as ${name} }`)
  const list = OF_A_LIST.filter((name) => name in calls).map((name) => `${name}: c${names.indexOf(name)}`)
  return [...consts, `export const ${CRUD} = { ${list.join(', ')} }`].join('\n')
}

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
      return id.startsWith(virtual()) || id.startsWith(CALLS_OF_HEADS) ? id : undefined
    },
    async load(id) {
      if (id.startsWith(OF_HEADS)) {
        const noun = NOUN.exec(id.slice(OF_HEADS.length))?.[1] ?? ''
        const code = `export * as ${noun} from ${JSON.stringify(CALLS_OF_HEADS + noun)}`
        return { code, moduleSideEffects: false }
      }
      const ofHeads = id.startsWith(CALLS_OF_HEADS)
      if (!ofHeads && !id.startsWith(virtual())) return undefined
      table ??= readTable()
      const resources = await table
      if (ofHeads) return { code: exportsOfHeads(resources[id.slice(CALLS_OF_HEADS.length)]), moduleSideEffects: false }
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
