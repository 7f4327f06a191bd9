import type { banco, MovimientoFila, PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { z } from 'zod'

export type Fila = z.output<typeof MovimientoFila>
export type Movimiento = CallOutput<typeof banco.get>
export type Parte = PropuestaDeCobro['partes'][number]

/** What the bank says of a movement, in a line. */
export const dichoDe = ({ contraparte, texto, referencia }: Fila): string =>
  [contraparte, texto].filter(Boolean).join(' · ') || referencia

const SHOWN = 100

/** The oldest movements of which something is left to match. */
export const sinCasar = {
  body: {
    advancedFilter: {
      logic: 'or' as const,
      filters: [
        { field: 'estado', operator: 'eq' as const, value: 'pendiente' },
        { field: 'estado', operator: 'eq' as const, value: 'parcial' },
      ],
    },
    pageSize: SHOWN,
    orderBy: ['fecha asc', 'id asc'],
  },
}
