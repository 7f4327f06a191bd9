import { type ConColor, queCambianDeColor } from '../catalogo/colores/fusion.ts'
import { facturaLineasTable } from '../db/schema/facturacion/facturas.ts'

/** Invoices keep their lines as they were sold, under the colour's new name. */
export const coloresDeFacturacion: readonly ConColor[] = [
  queCambianDeColor('factura_lineas', facturaLineasTable, facturaLineasTable.colorId),
]
