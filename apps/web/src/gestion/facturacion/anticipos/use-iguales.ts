import { anticipos } from '@telar/contract/facturacion/anticipos'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'

interface Recibido {
  clienteId: number | null
  fecha: string
  importe: number | null
}

/** The receipts there are of as much of a customer on a day. */
export function useIguales({ clienteId, fecha, importe }: Recibido) {
  const may = useMay()
  const entero = clienteId !== null && fecha !== '' && importe !== null && importe > 0
  const es = (field: string, value: string | number | null) => ({ field, operator: 'eq' as const, value })
  const { data } = useRead(
    anticipos.search,
    {
      body: {
        advancedFilter: {
          logic: 'and',
          filters: [
            es('clienteId', clienteId),
            es('fecha', fecha),
            es('importe', importe),
            { field: 'estado', operator: 'neq', value: 'anulado' },
          ],
        },
        pageSize: 200,
      },
    },
    { enabled: entero && may(anticipos.search.access) },
  )
  return entero ? (data?.data ?? []) : []
}
