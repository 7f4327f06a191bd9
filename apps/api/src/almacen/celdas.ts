import { type SQL, sql } from 'drizzle-orm'
import { ints, texts } from '../db/rows.ts'

/** A model in one colour and size, and how many. */
export interface Celda {
  modeloId: number
  colorId: number
  talla: string
  cantidad: number
}

/** Cells as a table `p` of modelo_id, color_id, talla, cantidad and their place n. */
export function celdasEnSql(celdas: readonly Celda[]): SQL {
  const columna = (campo: 'modeloId' | 'colorId' | 'cantidad') => ints(celdas.map((celda) => celda[campo]))
  return sql`unnest(${columna('modeloId')}, ${columna('colorId')}, ${texts(celdas.map(({ talla }) => talla))},
    ${columna('cantidad')}) with ordinality as p(modelo_id, color_id, talla, cantidad, n)`
}
