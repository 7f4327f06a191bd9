import type { cobros } from '@telar/contract/facturacion/cobros'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { Hoja } from '../../parts/hoja/hoja.ts'

type Facturas = CallOutput<typeof cobros.facturasPendientes>
type Palabras = Record<'factura' | 'fecha' | 'cliente' | 'vence' | 'total' | 'cobrado' | 'pendiente', string>

/** Invoices with what was owed of each, for a spreadsheet. */
export const enHoja = (facturas: Facturas, say: Palabras): Hoja => [
  [say.factura, say.fecha, say.cliente, say.vence, say.total, say.cobrado, say.pendiente],
  ...facturas.map(({ numeroCompleto, fecha, cliente, vence, total, cobrado, pendiente }) => [
    ...[numeroCompleto, fecha, cliente, vence, total, cobrado, pendiente],
  ]),
]
