import type { Textos } from '@telar/domain/idioma'
import { getViewName, getViewSelectedFields, type SQL, type SQLWrapper, Subquery, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, index, integer, numeric, type PgView } from 'drizzle-orm/pg-core'

const LARGO = '2026-05-01 10:20:30.400+00'.length

/** `2026-05-01 10:20:30.4+00`, as the database says it to a session in UTC, is `2026-05-01T10:20:30.400Z` as it travels. */
const enIso = (dicho: string): string =>
  dicho.length <= LARGO && dicho[10] === ' ' && dicho.endsWith('+00')
    ? `${dicho.slice(0, 10)}T${dicho.slice(11, 19)}.${dicho.slice(20, -3).padEnd(3, '0')}Z`
    : new Date(dicho).toISOString()

/** A moment, read and written as ISO 8601 in UTC, as it travels. */
export const momento = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: enIso,
})

/** Whether a moment has come: it was rounded when it was kept, half of the time up, and so is the present one. */
export const yaToca = (cuando: SQLWrapper): SQL => sql`${cuando} <= now()::timestamptz(3)`

/** A text in the four languages. */
export const textos = customType<{ data: Textos; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/** Euros with two decimals. */
export const importe = () => numeric({ precision: 12, scale: 2, mode: 'number' })
/** A unit price or a length of cloth, with four decimals. */
export const precio = () => numeric({ precision: 12, scale: 4, mode: 'number' })

/** What a statement answers, under the name of a view and with its columns: the same rows, read another way. */
export const readAs = (view: PgView, statement: SQL): Subquery =>
  new Subquery(statement, getViewSelectedFields(view), getViewName(view))

const ahora = sql`now()`

/** What every row of the trade carries: its id, its dates and the version that guards against stale edits. */
export const registro = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  version: integer().notNull().default(1),
  creadoEn: momento().notNull().default(ahora),
  modificadoEn: momento().notNull().default(ahora),
})

/** A percentage with two decimals. */
export const porcentaje = () => numeric({ precision: 5, scale: 2, mode: 'number' })

/** Of what is written some waits in a list before it goes to its place, and whoever looks for something reads all of it: as little as can be. */
const SOON = { gin_pending_list_limit: 64 }
/** What is written seldom and looked for all day goes to its place at once. */
export const AT_ONCE = { fastupdate: false }

/** Finds a part of a text, however it is written. */
export const textIndex = (name: string, text: AnyPgColumn, when: typeof SOON | typeof AT_ONCE = SOON) =>
  index(name).using('gin', sql`norm(${text}) gin_trgm_ops`).with(when)

/** Finds the rows in whose list something is. */
export const listIndex = (name: string, list: AnyPgColumn) => index(name).using('gin', list).with(SOON)

/** The transaction that wrote something: those that are still open are known by theirs. */
export const transaccion = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' })
