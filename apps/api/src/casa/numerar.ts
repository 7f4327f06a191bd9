import { ReglaError } from '@telar/domain/regla'
import { max, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { preparedRow } from '../db/rows.ts'
import { contadoresTable as t } from '../db/schema/casa/contadores.ts'

const Ultimo = z.object({ ultimo: z.int() })
const DeFactura = z.object({ ultimo: z.int().nullable() })

/** The next number of a series in a year. Its row stays locked until the transaction ends, so that none is ever skipped. */
export async function siguienteNumero(db: Db, serie: string, ejercicio: number): Promise<number> {
  const row = await preparedRow(
    db,
    'siguiente_numero',
    Ultimo,
    sql`
    insert into contadores as c (serie, ejercicio, ultimo) values (${serie}::text, ${ejercicio}::int, 1)
    on conflict (serie, ejercicio) do update set ultimo = c.ultimo + 1 returning ultimo`,
  )
  return row?.ultimo as number
}

/** What the number of an invoice depends on. */
export interface Numerable {
  serie: string
  ejercicio: number
  fecha: string
}

/** The same of an invoice, where its date lets it have one. */
export const siguienteDeFactura = ({ serie, ejercicio, fecha }: Numerable): SQL =>
  sql`siguiente_factura(${serie}::text, ${ejercicio}::int, ${fecha}::date)`

/**
 * The next number of a series of invoices. Its row stays locked until the transaction ends; a date before the last one
 * of the series is refused, and a series begins no earlier than the last invoice of any other.
 */
export async function siguienteNumeroDeFactura(db: Db, cual: Numerable): Promise<number> {
  const fila = await preparedRow(db, 'siguiente_factura', DeFactura, sql`select ${siguienteDeFactura(cual)} as ultimo`)
  return fila?.ultimo ?? sinNumero(db, cual)
}

/** Says why an invoice gets no number. */
export async function sinNumero(db: Db, { serie, fecha }: Numerable): Promise<never> {
  const [ultima] = await db
    .select({ suya: sql<string | null>`max(${t.fecha}) filter (where ${t.serie} = ${serie})`, fecha: max(t.fecha) })
    .from(t)
  if (ultima?.suya && ultima.suya > fecha) throw new ReglaError('factura.fecha-anterior', { ultima: ultima.suya })
  throw new ReglaError('factura.primera-fecha', { serie, ultima: ultima?.fecha ?? '' })
}
