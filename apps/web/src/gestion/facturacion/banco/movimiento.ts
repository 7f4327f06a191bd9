import type { banco, MovimientoFila, PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { z } from 'zod'

export type Fila = z.output<typeof MovimientoFila>
export type Movimiento = CallOutput<typeof banco.get>

/** Something that a movement pays, in its own sign: an invoice, a direct debit that comes back, or a supplier's invoice. */
export interface Parte {
  clase: 'factura' | 'recibida'
  id: number
  cobroId: number | null
  numero: string
  quien: string
  pendiente: number
  importe: number
}

/** What is proposed, one beside the other. */
export const partesDe = ({ partes, pagos }: PropuestaDeCobro): Parte[] => [
  ...partes.map(({ facturaId: id, cobroId, numeroCompleto: numero, cliente: quien, pendiente, importe }) => ({
    ...{ clase: 'factura' as const, id, cobroId, numero, quien, pendiente, importe },
  })),
  ...pagos.map(({ recibidaId: id, numero, proveedor: quien, pendiente, importe }) => ({
    ...{ clase: 'recibida' as const, id, cobroId: null, numero, quien, pendiente: -pendiente, importe: -importe },
  })),
]

/** Where the record of what is paid is. */
export const SCREEN_OF = { factura: 'facturas', recibida: 'recibidas', liquidacion: 'liquidaciones' } as const

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
