import { diaDe } from '@telar/domain/fecha'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from './connection.ts'
import { runPrepared } from './prepared.ts'

/** What a row must be; anything else is a mistake in the statement, nobody else's. */
function read<S extends z.ZodObject>(columns: S, row: unknown): z.output<S> {
  const result = columns.safeParse(row)
  if (result.success) return result.data
  throw new Error(`A statement answers other columns than it declares: ${z.prettifyError(result.error)}`)
}

/** What a statement that is written out answers: its columns are declared, and every row is read by them. */
export async function rows<S extends z.ZodObject>(db: Db, columns: S, query: SQL): Promise<z.output<S>[]> {
  const answer = await db.execute(query)
  return answer.rows.map((row) => read(columns, row))
}

/** Its first row, if it answers any. */
export async function firstRow<S extends z.ZodObject>(
  db: Db,
  columns: S,
  query: SQL,
): Promise<z.output<S> | undefined> {
  const [first] = (await db.execute(query)).rows
  return first === undefined ? undefined : read(columns, first)
}

/** The first row of a statement that runs all the time: every connection plans it once and keeps it under this name. */
export async function preparedRow<S extends z.ZodObject>(
  db: Db,
  name: string,
  columns: S,
  query: SQL,
): Promise<z.output<S> | undefined> {
  const [first] = await runPrepared(db, name, query)
  return first === undefined ? undefined : read(columns, first)
}

/** The same of all its rows. */
export const preparedRows = async <S extends z.ZodObject>(
  db: Db,
  name: string,
  columns: S,
  query: SQL,
): Promise<z.output<S>[]> => (await runPrepared(db, name, query)).map((row) => read(columns, row))

/** Runs a statement for what it does; says how many rows it touched. */
export const run = async (db: Db, statement: SQL): Promise<number> => (await db.execute(statement)).rowCount ?? 0

/** Waits until nobody else is at it; the turn ends with the transaction. */
export const takeTurn = (db: Db, ...turn: [SQL | number, number?]): Promise<number> =>
  run(db, sql`select pg_advisory_xact_lock(${sql.join([...turn], sql`, `)})`)

/** Several at once, while nobody has the turn alone. */
export const shareTurn = (db: Db, turn: SQL | number): Promise<number> =>
  run(db, sql`select pg_advisory_xact_lock_shared(${turn})`)

/** A list as one parameter: however long, the statement is the same. */
export const ints = (values: readonly (number | null)[]): SQL => sql`${sql.param(values)}::int[]`
export const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`

/** The day of a moment, where the house is. */
export const DiaDelMomento = z.string().transform((momento) => diaDe(new Date(momento)))
