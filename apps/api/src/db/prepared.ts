import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a statement that every connection plans once and keeps under this name; for those that run all the time. The
 * same name must always come with the same text: only the values may differ.
 */
export async function runPrepared(db: Db, name: string, query: SQL): Promise<unknown[]> {
  const { session } = (db as unknown as { _: { session: PgSession } })._
  const statement = session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false)
  return ((await statement.execute()) as { rows: unknown[] }).rows
}

interface Question<T> {
  toSQL: () => { sql: string }
  prepare: (name: string) => { execute: () => Promise<T> }
}

/** A question that is asked all the time: every connection plans it once for each wording, and keeps it. */
export const planned = <T>(question: Question<T>): Promise<T> =>
  question.prepare(`q_${createHash('sha1').update(question.toSQL().sql).digest('base64url')}`).execute()
