import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import type { ContractTable } from './contract-table.ts'

const SPECIFIER = '@telar/contract/calls'
const CONTRACT = fileURLToPath(new URL('../../../packages/contract/src', import.meta.url))
const PRINTER = fileURLToPath(new URL('./print-contract-table.ts', import.meta.url))

const virtual = (resource?: string) => `\0contract-calls${resource ? `/${resource}` : ''}`

/** A process of its own sees the contract as it is now; this one would remember how it was first imported. */
async function readTable(): Promise<ContractTable> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER])
  return JSON.parse(stdout)
}

/** Gives the web the contract's calls as a table made from the contract itself, so that the shop carries no schemas. */
export function contractCalls(): Plugin {
  let table: Promise<ContractTable> | undefined
  return {
    name: 'telar:contract-calls',
    enforce: 'pre',
    resolveId(id) {
      if (id === SPECIFIER) return virtual()
      return id.startsWith(virtual()) ? id : undefined
    },
    async load(id) {
      if (!id.startsWith(virtual())) return undefined
      table ??= readTable()
      const resources = await table
      const resource = id.slice(virtual().length + 1)
      // one module per resource: a lazy screen does not bring its calls into the shop's first chunk
      const code = resource
        ? `export const ${resource} = ${JSON.stringify(resources[resource])}`
        : Object.keys(resources)
            .map((name) => `export { ${name} } from ${JSON.stringify(virtual(name))}`)
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
