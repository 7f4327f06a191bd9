import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { enumerar, nombreDeTabla } from '../../i18n/mensaje.ts'
import { conflict } from '../errors.ts'

const Reference = z.object({ table: z.string(), column: z.string() })
const Use = z.object({ id: z.int(), table: z.string(), n: z.int() })

/** Every column that refers to a table and would not follow its row into deletion. */
export const referencesTo = (db: Db, table: string) =>
  rows(
    db,
    Reference,
    sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype not in ('c', 'n')
    order by 1, 2`,
  )

/** How many rows of each table refer to one of these ids. */
async function countUses(
  db: Db,
  table: string,
  ids: readonly number[],
): Promise<{ id: number; table: string; n: number }[]> {
  const references = await referencesTo(db, table)
  if (references.length === 0) return []
  const list = sql`(${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`
  const counts = references.map(
    ({
      table: user,
      column,
    }) => sql`select ${sql.identifier(column)} as id, ${user}::text as "table", count(*)::int as n
      from ${sql.identifier(user)} where ${sql.identifier(column)} in ${list} group by 1`,
  )
  return rows(db, Use, sql.join(counts, sql` union all `))
}

/** What a row is called, in the reader's language where it has a name in each. */
export const labelText = (label: unknown, idioma: Idioma): string =>
  typeof label === 'object' && label !== null
    ? String((label as Record<string, string>)[idioma] || (label as Record<string, string>).es)
    : String(label)

/** Refuses to delete a row that something refers to, and names what does. */
export async function refuseIfUsed(
  db: Db,
  table: string,
  rows: readonly { id: number; label: unknown }[],
  idioma: Idioma,
): Promise<void> {
  const uses = await countUses(
    db,
    table,
    rows.map(({ id }) => id),
  )
  const first = rows.find(({ id }) => uses.some((use) => use.id === id))
  if (!first) return
  const users = uses
    .filter(({ id }) => id === first.id)
    .map(({ table: user, n }) => `${n} ${nombreDeTabla(idioma, user)}`)
  throw conflict('error.in-use', { name: labelText(first.label, idioma), users: enumerar(idioma, users) })
}
