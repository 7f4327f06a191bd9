import { getViewSelectedFields } from 'drizzle-orm'
import { liquidacionesLista } from '../../db/schema/facturacion/listas.ts'
import type { Source } from '../../kit/rows/source.ts'
export const fuenteLiquidaciones: Source = {
  table: liquidacionesLista,
  columns: getViewSelectedFields(liquidacionesLista),
  searchIn: ['comercial', 'notas'],
  orderBy: 'fecha desc',
}
