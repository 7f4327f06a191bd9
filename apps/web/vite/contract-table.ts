import type { Call } from '@telar/contract/kit/endpoint'

export type ContractTable = Record<string, Record<string, Call>>

/** The contract without its schemas: for each call only what a browser needs to make it. */
export function contractTable(contract: ContractTable): ContractTable {
  const thin = ({ kind, method, path, resource, name, as }: Call): Call => ({ kind, method, path, resource, name, as })
  const thinResource = (calls: Record<string, Call>) =>
    Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, thin(call)]))
  return Object.fromEntries(Object.entries(contract).map(([key, calls]) => [key, thinResource(calls)]))
}
