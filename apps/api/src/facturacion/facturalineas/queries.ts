import { getViewSelectedFields } from 'drizzle-orm'
import { facturaLineasLista } from '../../db/schema/facturacion/facturas.ts'
import type { Source } from '../../kit/rows/search.ts'

const { pedidoLineaId: _, ...deLinea } = getViewSelectedFields(facturaLineasLista)

export const fuenteLineas: Source = {
  table: facturaLineasLista,
  columns: deLinea,
  searchIn: ['numeroCompleto', 'cliente', 'descripcion'],
  orderBy: 'fecha desc',
}
