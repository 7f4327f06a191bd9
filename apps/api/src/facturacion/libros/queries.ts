import { getViewSelectedFields } from 'drizzle-orm'
import { libroExpedidasLista } from '../../db/schema/facturacion/libros.ts'
import type { Source } from '../../kit/rows/source.ts'

export const fuenteExpedidas: Source = {
  table: libroExpedidasLista,
  columns: getViewSelectedFields(libroExpedidasLista),
  searchIn: ['numeroCompleto', 'cliente', 'nif'],
  orderBy: 'fecha desc',
}
