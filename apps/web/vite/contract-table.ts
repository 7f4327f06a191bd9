import type { BoundAccess, Call } from '@telar/contract/kit/endpoint'

type OpenCall = Call & { access: BoundAccess }
export type ContractTable = Record<string, Record<string, OpenCall>>

/** The contract without its schemas: for each call only what a browser needs to make it, and who may. */
export function contractTable(contract: ContractTable): ContractTable {
  const thin = ({ kind, method, path, resource, name, as, access }: OpenCall): OpenCall => ({
    ...{ kind, method, path, resource, name, as },
    access,
  })
  const thinResource = (calls: Record<string, OpenCall>) =>
    Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, thin(call)]))
  return Object.fromEntries(Object.entries(contract).map(([key, calls]) => [key, thinResource(calls)]))
}
