import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { notFound } from '../errors.ts'
import { nextVersion, type Versioned } from './version.ts'

/** Gives rows the order in which their ids come; all of them must be there. */
export async function ordenar(
  db: Db,
  table: Versioned & { orden: PgColumn },
  ids: number[],
  entity: string,
): Promise<number[]> {
  const order: SQL = sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )}], ${table.id})`
  const rows = await db
    .update(table)
    .set({ orden: order, ...nextVersion(table) } as never)
    .where(inArray(table.id, ids))
    .returning({ id: table.id })
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) throw notFound(entity, missing)
  return ids
}
