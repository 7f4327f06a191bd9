import type { Permiso } from '@telar/domain/permiso'
import type { Bound, Resource } from './endpoint.ts'

/** Every call of a contract, one after the other. */
export const endpoints = (contract: Record<string, Resource>): Bound[] =>
  Object.values(contract).flatMap((resource) => Object.values(resource))

/** Every permission that some call asks for. */
export function permissions(contract: Record<string, Resource>): Permiso[] {
  const all = endpoints(contract)
    .flatMap(({ access, also = [] }) => [access, ...also])
    .filter((access) => access !== 'public' && access !== 'signed-in')
  return [...new Set(all)].sort()
}
