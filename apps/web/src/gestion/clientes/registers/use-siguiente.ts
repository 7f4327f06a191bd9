import { registers } from '@telar/contract/clientes/registers'
import { useCalls } from '../../calls.ts'
import { PLAIN, writeListState } from '../../list/list-state.ts'
import { hrefOf, useGo, usePlace } from '../../place.ts'

const POR_REVISAR = { field: 'estado', operator: 'eq', value: 'solicitado' } as const

/** Who waits for a decision, the longest first: as it is asked for, and as a list says it. */
export const COLA = { advancedFilter: POR_REVISAR, orderBy: ['creadoEn asc'] }
export const ORDEN_DE_LA_COLA = writeListState({
  ...PLAIN,
  conditions: [{ field: 'estado', choice: 'eq', value: 'solicitado' }],
  sort: { field: 'creadoEn', desc: false },
})

/** Goes to the request that has waited longest, other than this one; without any, to the list. */
export function useSiguiente(id: number): () => Promise<void> {
  const go = useGo()
  const calls = useCalls()
  const { search } = usePlace()
  return async () => {
    const { data } = await calls.read(registers.search, { body: { ...COLA, pageSize: 2 } })
    go(hrefOf('registers', data.find((other) => other.id !== id)?.id ?? null, search))
  }
}
