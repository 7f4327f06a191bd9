import { createHash } from 'node:crypto'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
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

interface Statement<T> {
  execute: (given?: Record<string, unknown>) => Promise<T>
}

interface Question<T> {
  prepare: (name: string) => Statement<T>
}

/** What a made statement is to the driver, and on whose connection. */
interface Made {
  queryConfig: { name: string; text: string }
  client: unknown
}

const made = <T>(statement: Statement<T>) => statement as unknown as Statement<T> & Made

function make<T>(question: Question<T>): Statement<T> & Made {
  const statement = made(question.prepare(''))
  const { queryConfig } = statement
  queryConfig.name = `q_${createHash('sha1').update(queryConfig.text).digest('base64url')}`
  return statement
}

/** A question that is asked all the time: every connection plans it once for each wording, and keeps it. */
export const planned = <T>(question: Question<T>): Promise<T> => make(question).execute()

/** The same of what belongs to one id: its words, too, are made only once. */
export function plannedById<T>(
  ask: (db: Db, id: Placeholder<'id', number>) => Question<T>,
): (db: Db, id: number) => Promise<T> {
  let kept: (Statement<T> & Made) | undefined
  return (db, id) => {
    kept ??= make(ask(db, sql.placeholder('id')))
    const { client } = (db as unknown as { _: { session: Pick<Made, 'client'> } })._.session
    const here: Statement<T> = Object.create(kept, { client: { value: client } })
    return here.execute({ id })
  }
}
