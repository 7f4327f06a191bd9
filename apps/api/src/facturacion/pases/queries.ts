import { getViewSelectedFields } from 'drizzle-orm'
import { pasesLista } from '../../db/schema/facturacion/listas.ts'
import type { Source } from '../../kit/rows/source.ts'
export const fuentePases: Source = {
  table: pasesLista,
  columns: getViewSelectedFields(pasesLista),
  searchIn: ['quien'],
  orderBy: 'id desc',
}
