import { useQueries } from '@tanstack/react-query'
import { facturas } from '@telar/contract/facturacion/facturas'
import { numeroDeFactura } from '@telar/domain/facturacion/factura'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'

interface Serie {
  serie: string
  ejercicio: number
}

/** The number that the next invoice of each series would take; somebody else may be quicker. */
export function useSiguientes(series: readonly Serie[]): { serie: string; numero: string }[] {
  const client = useClient()
  const unicas = [...new Map(series.map((una) => [`${una.serie} ${una.ejercicio}`, una])).values()]
  const eq = (field: string, value: string | number) => ({ field, operator: 'eq' as const, value })
  const results = useQueries({
    queries: unicas.map(({ serie, ejercicio }) => ({
      ...query(client, facturas.search, {
        body: {
          advancedFilter: {
            logic: 'and' as const,
            filters: [
              eq('serie', serie),
              eq('ejercicio', ejercicio),
              { field: 'numero', operator: 'neq' as const, value: null },
            ],
          },
          orderBy: ['numero desc'],
          pageSize: 1,
        },
      }),
      staleTime: 0,
      meta: { errors: 'local' as const },
    })),
  })
  return unicas.flatMap(({ serie, ejercicio }, i) => {
    const data = results[i]?.data
    return data ? [{ serie, numero: numeroDeFactura(serie, ejercicio, (data.data[0]?.numero ?? 0) + 1) }] : []
  })
}
