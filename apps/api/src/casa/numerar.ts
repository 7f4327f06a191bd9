import { ReglaError } from '@telar/domain/regla'
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

/**
 * The next number of a series of invoices. Its row stays locked until the transaction ends; a date before the last one
 * of the series is refused.
 */
export async function siguienteNumeroDeFactura(
  db: Db,
  serie: string,
  ejercicio: number,
  fecha: string,
): Promise<number> {
  const [fila] = await prepared<{ ultimo: number }>(
    db,
    'siguiente_factura',
    sql`
    insert into contadores as c (serie, ejercicio, ultimo, fecha)
    select ${serie}, ${ejercicio}, 1, ${fecha}::date
    where not exists (select from contadores where serie = ${serie} and ejercicio > ${ejercicio} and ultimo > 0)
    on conflict (serie, ejercicio) do update set ultimo = c.ultimo + 1, fecha = excluded.fecha
      where c.fecha is null or c.fecha <= excluded.fecha
    returning ultimo`,
  )
  if (fila) return fila.ultimo
  const ultima = await db.execute<{ fecha: string }>(
    sql`select max(fecha)::text as fecha from contadores where serie = ${serie}`,
  )
  throw new ReglaError('factura.fecha-anterior', { ultima: ultima.rows[0]?.fecha ?? '' })
}

/** Gives the last number back, if it is that one. */
export async function devolverNumero(db: Db, serie: string, ejercicio: number, n: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update contadores set ultimo = ultimo - 1 where serie = ${serie} and ejercicio = ${ejercicio} and ultimo = ${n}`,
  )
  return rowCount === 1
}
