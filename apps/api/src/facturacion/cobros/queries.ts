import { getViewSelectedFields } from 'drizzle-orm'
import { cobrosLista } from '../../db/schema/facturacion/facturas.ts'
import type { Source } from '../../kit/rows/search.ts'
export const fuenteCobros: Source = {
  table: cobrosLista,
  columns: getViewSelectedFields(cobrosLista),
  searchIn: ['numeroCompleto', 'cliente', 'referencia'],
  orderBy: 'fecha desc',
}
