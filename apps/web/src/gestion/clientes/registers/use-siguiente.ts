import { registers } from '@telar/contract/clientes/registers'
import { useCalls } from '../../calls.ts'
import { hrefOf, useGo } from '../../place.ts'

export const POR_REVISAR = { field: 'estado', operator: 'eq', value: 'solicitado' } as const

/** Goes to the request that has waited longest, other than this one; without any, to the list. */
export function useSiguiente(id: number): () => Promise<void> {
  const go = useGo()
  const calls = useCalls()
  return async () => {
    const body = { advancedFilter: POR_REVISAR, pageSize: 2, orderBy: ['creadoEn asc'] }
    const { data } = await calls.read(registers.search, { body })
    go(hrefOf('registers', data.find((other) => other.id !== id)?.id ?? null))
  }
}
