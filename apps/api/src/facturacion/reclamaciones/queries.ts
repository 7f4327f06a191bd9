import { getViewSelectedFields } from 'drizzle-orm'
import { reclamacionesLista } from '../../db/schema/facturacion/reclamaciones.ts'
import type { Source } from '../../kit/rows/source.ts'

export const fuenteReclamaciones: Source = {
  table: reclamacionesLista,
  columns: getViewSelectedFields(reclamacionesLista),
  searchIn: ['numeroCompleto', 'cliente', 'para'],
  orderBy: 'fecha desc',
}
