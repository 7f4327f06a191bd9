import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'

/** The next number of a series in a year. Its row stays locked until the transaction ends, so that none is ever skipped. */
export async function siguienteNumero(db: Db, serie: string, ejercicio: number): Promise<number> {
  const [row] = await prepared<{ ultimo: number }>(
    db,
    'siguiente_numero',
    sql`
    insert into contadores as c (serie, ejercicio, ultimo) values (${serie}, ${ejercicio}, 1)
    on conflict (serie, ejercicio) do update set ultimo = c.ultimo + 1 returning ultimo`,
  )
  return row?.ultimo as number
}

/** Gives the last number back, if it is that one. */
export async function devolverNumero(db: Db, serie: string, ejercicio: number, n: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update contadores set ultimo = ultimo - 1 where serie = ${serie} and ejercicio = ${ejercicio} and ultimo = ${n}`,
  )
  return rowCount === 1
}
