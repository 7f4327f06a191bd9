import type { Idioma } from '@telar/domain/idioma'
import { and, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { conflict, notFound } from '../errors.ts'
import { labelText } from './used-by.ts'
import type { Noun } from './version.ts'

/** A row among several that change, as it was read. */
export interface Fila {
  id: number
  version: number
}

interface Named extends Noun {
  /** The column by which a person recognises a row. */
  label: PgColumn
  idioma: Idioma
}

/**
 * Changes several rows, all or none: each is kept from others first, and those that somebody has changed since they were
 * read are named. Answers the versions they have now, so that it can be taken back.
 */
export async function changeRows<F extends Fila>(
  db: Db,
  { table, entity, own, label, idioma }: Named,
  filas: readonly F[],
  save: (id: number, change: Omit<F, keyof Fila>) => Promise<unknown>,
): Promise<Fila[]> {
  const chosen = and(
    inArray(
      table.id,
      filas.map(({ id }) => id),
    ),
    own,
  )
  const found = await db
    .select({ id: table.id, version: table.version, label })
    .from(table as PgTable)
    .where(chosen)
    .orderBy(table.id)
    .for('update')
  const stored = new Map(found.map((row) => [row.id, row]))
  const missing = filas.find(({ id }) => !stored.has(id))
  if (missing) throw notFound(entity, missing.id)
  const stale = filas.filter(({ id, version }) => stored.get(id)?.version !== version)
  if (stale.length > 0)
    throw conflict('error.stale-several', {
      que: stale.map(({ id }) => labelText(stored.get(id)?.label, idioma)).join(', '),
    })
  for (const { id, version: _, ...change } of filas) await save(id, change)
  const now = await db
    .select({ id: table.id, version: table.version })
    .from(table as PgTable)
    .where(chosen)
    .orderBy(table.id)
  return now as Fila[]
}
