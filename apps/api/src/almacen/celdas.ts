import { type SQL, sql } from 'drizzle-orm'

/** A model in one colour and size, and how many. */
export interface Celda {
  modeloId: number
  colorId: number
  talla: string
  cantidad: number
}

const lista = <T extends number | string>(values: readonly T[], type: 'int' | 'text'): SQL =>
  sql`${sql.param(values)}::${sql.raw(type)}[]`

/** Cells as a table `p` of modelo_id, color_id, talla, cantidad and their place n. */
export function celdasEnSql(celdas: readonly Celda[]): SQL {
  const columna = (campo: keyof Celda, type: 'int' | 'text') =>
    lista(
      celdas.map((celda) => celda[campo]),
      type,
    )
  return sql`unnest(${columna('modeloId', 'int')}, ${columna('colorId', 'int')}, ${columna('talla', 'text')},
    ${columna('cantidad', 'int')}) with ordinality as p(modelo_id, color_id, talla, cantidad, n)`
}
