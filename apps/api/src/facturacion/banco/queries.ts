import { getTableColumns, getViewSelectedFields } from 'drizzle-orm'
import { extractosTable, movimientosBancariosLista } from '../../db/schema/facturacion/banco.ts'
import type { Source } from '../../kit/rows/source.ts'

export const fuenteMovimientos: Source = {
  table: movimientosBancariosLista,
  columns: getViewSelectedFields(movimientosBancariosLista),
  searchIn: ['texto', 'referencia', 'contraparte'],
  orderBy: 'fecha desc',
  dear: movimientosBancariosLista.id,
}

const { huella: _, ...deExtracto } = getTableColumns(extractosTable)

export const fuenteExtractos: Source = {
  table: extractosTable,
  columns: deExtracto,
  searchIn: ['cuenta', 'quien'],
  orderBy: 'id desc',
}
