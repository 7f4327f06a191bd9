import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { plannedById } from '../../db/prepared.ts'
import { conflict, notFound } from '../errors.ts'
import { saving } from './constraints.ts'

/** A table whose rows count how often they were changed. */
export type Versioned = PgTable & { id: PgColumn; version: PgColumn; modificadoEn: PgColumn }

/** The version at which the caller read a row, if they care. */
export type Version = number | null | undefined

/** Rows of one kind: where they are, what one is called in `Color 7 Not Found.`, and which of them the caller reaches. */
export interface Noun<T extends Versioned = Versioned> {
  table: T
  entity: string
  own?: SQL | undefined
}

/** What a change of a row writes besides what it is about. */
export const nextVersion = ({ version }: Pick<Versioned, 'version'>) => ({
  version: sql<number>`${version} + 1`,
  modificadoEn: sql<string>`now()`,
})

/** Refuses to write over what somebody else has changed since it was read. */
export function refuseIfStale(row: { version: number }, version: Version): void {
  if (typeof version === 'number' && version !== row.version) throw conflict('error.stale')
}

/** Several rows as they were read. */
export type Seen = readonly { id: number; version: number }[]

/** Refuses to go on with several of which somebody has changed one since it was read: says which. */
export function refuseIfAnyStale<R extends { id: number; version: number }>(
  rows: readonly R[],
  seen: Seen,
  named: (row: R) => string,
): void {
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const stale = rows.filter(({ id, version }) => (versions.get(id) ?? version) !== version)
  if (stale.length === 0) return
  if (rows.length === 1) throw conflict('error.stale')
  throw conflict('error.stale-several', { que: stale.map(named).join(', ') })
}

type Lock = (db: Db, id: number, own?: SQL) => Promise<Record<string, unknown>[]>
const locks = new WeakMap<PgTable, Lock>()

/** The question by which a row of that table is locked. */
function lockOf(table: Versioned): Lock {
  const known = locks.get(table)
  if (known) return known
  const lock: Lock = plannedById((db, id, own) =>
    db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.id, id), own))
      .for('update'),
  )
  locks.set(table, lock)
  return lock
}

/** A row that is about to change, kept from others until the transaction ends; who read an earlier one is told. */
export async function lockVersion<T extends Versioned>(
  db: Db,
  { table, entity, own }: Noun<T>,
  id: number,
  version?: Version,
): Promise<T['$inferSelect']> {
  const [row] = await lockOf(table)(db, id, own)
  if (!row) throw notFound(entity, id)
  refuseIfStale(row as { version: number }, version)
  return row
}

/** Saves the next version of a row, unless it is gone or somebody else has changed it since it was read. */
export async function saveVersion<T extends Versioned>(
  db: Db,
  noun: Noun<T>,
  id: number,
  version: Version,
  set: PgUpdateSetSource<T>,
): Promise<void> {
  const { table, own } = noun
  const asRead = typeof version === 'number' ? eq(table.version, version) : undefined
  const saved = await saving(
    table,
    db
      .update(table as PgTable)
      .set({ ...set, ...nextVersion(table) } as never)
      .where(and(eq(table.id, id), own, asRead))
      .returning({ id: table.id }),
  )
  if (saved.length === 0) await lockVersion(db, noun, id, version)
}

type Over<R, C> = Omit<R, keyof C> & {
  [K in keyof C]-?: Exclude<C[K], undefined> | (undefined extends C[K] ? (K extends keyof R ? R[K] : undefined) : never)
}

/** A row as it will be: what a change names, and the rest as it is. */
export const over = <R extends object, C extends object>(row: R, change: C): Over<R, C> =>
  ({ ...row, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }) as Over<R, C>
