import { type Transportista, transportistas } from '@telar/contract/ventas/transportistas'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'

const ACTIVOS = { field: 'activo', operator: 'eq', value: true } as const
const TODOS = 100

/** The carriers who work; for who may not see carriers, none. */
export function useTransportistas(): readonly Transportista[] {
  const may = useMay()
  const { data } = useRead(
    transportistas.search,
    { body: { advancedFilter: ACTIVOS, pageNumber: 1, pageSize: TODOS, orderBy: ['nombre'] } },
    { enabled: may(transportistas.search.access) },
  )
  return data?.data ?? []
}
