import { createHash } from 'node:crypto'
import {
  Column,
  DrizzleQueryError,
  fillPlaceholders,
  Param,
  type Placeholder,
  SQL,
  StringChunk,
  sql,
  Table,
} from 'drizzle-orm'
import pg from 'pg'
import { type Db, dialect } from './connection.ts'

/** The connection, or the pool of them, that somebody asks through. */
const clientOf = (db: Db): pg.Pool => (db as unknown as { _: { session: { client: pg.Pool } } })._.session.client

const { builtins, getTypeParser } = pg.types
const AS_WRITTEN = new Set<number>([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL])
const asWritten = (value: unknown) => value

/** Days and moments stay the words in which they came. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text') =>
    AS_WRITTEN.has(id) ? asWritten : getTypeParser(id, format)) as typeof getTypeParser,
}

/** What a statement holds besides its words: its values in their order, and how long those words are. */
class Held {
  readonly values: unknown[] = []
  length = 0

  /** False where something is met whose values only its wording tells. */
  add(chunks: readonly unknown[]): boolean {
    return chunks.every((chunk) => {
      if (chunk instanceof StringChunk) {
        for (const words of chunk.value) this.length += words.length
        return true
      }
      if (chunk instanceof SQL) return this.add(chunk.queryChunks)
      if (chunk instanceof Param) return this.addParam(chunk)
      if (chunk instanceof Column || chunk instanceof Table) return true
      if (chunk === undefined || typeof chunk === 'function' || (typeof chunk === 'object' && chunk !== null))
        return false
      this.values.push(chunk)
      return true
    })
  }

  private addParam({ value, encoder }: Param): boolean {
    const given = value === null ? null : encoder.mapToDriverValue(value)
    if (given instanceof SQL) return false
    this.values.push(given)
    return true
  }
}

const wordings = new Map<string, { text: string; length: number }>()

/** A statement in words and values; of one whose words are known, only the values are read. */
function worded(name: string, query: SQL): { text: string; values: unknown[] } {
  const held = new Held()
  const plain = held.add(query.queryChunks)
  const known = wordings.get(name)
  if (plain && known) {
    if (known.length !== held.length) throw new Error(`Two statements are called ${name}.`)
    return { text: known.text, values: held.values }
  }
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  if (plain) wordings.set(name, { text, length: held.length })
  return { text, values }
}

/**
 * Runs a statement that every connection plans once and keeps under this name; for those that run all the time. The
 * same name must always come with the same text: only the values may differ.
 */
export async function runPrepared(db: Db, name: string, query: SQL): Promise<unknown[]> {
  const { text, values } = worded(name, query)
  try {
    return (await clientOf(db).query({ name, text, types }, values)).rows
  } catch (error) {
    throw new DrizzleQueryError(text, values, error as Error)
  }
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
  params: readonly unknown[]
  client: unknown
}

const made = <T>(statement: Statement<T>) => statement as unknown as Statement<T> & Made

const nameOf = (text: string) => `q_${createHash('sha1').update(text).digest('base64url')}`

function make<T>(question: Question<T>): Statement<T> & Made {
  const statement = made(question.prepare(''))
  const { queryConfig } = statement
  queryConfig.name = nameOf(queryConfig.text)
  return statement
}

/** From how many askings on a plan is worth its memory, how many are kept, and among how many those askings are counted. */
const OFTEN = 8
const MOST_PLANS = 64
const MOST_COUNTED = 1000

const askings = new Map<string, number>()
const plans = new Map<string, string>()

/** The name under which every connection keeps the plan of these words; none until they are asked often. */
function planOf(text: string): string {
  const known = plans.get(text)
  if (known !== undefined) return known
  const times = (askings.get(text) ?? 0) + 1
  if (times < OFTEN || plans.size >= MOST_PLANS) {
    if (askings.size >= MOST_COUNTED) askings.clear()
    askings.set(text, times)
    return ''
  }
  const name = nameOf(text)
  plans.set(text, name)
  return name
}

/** Values for the places that a question leaves open. */
export type Given = Record<string, unknown>

/** A question that is ready to be asked, as often as one likes, and what tells it from others. */
export interface Ready<T> {
  key: (given?: Given) => string
  ask: (db: Db, given?: Given) => Promise<T>
}

/** A condition with its values apart: as it stands in words that many share, and what each of them puts there. */
export function apart(condition: SQL | undefined): { words: string; open: SQL | undefined; given: Given } {
  if (!condition) return { words: '', open: undefined, given: {} }
  const { sql: words, params } = dialect.sqlToQuery(condition)
  const [first = '', ...others] = words.split(/\$\d+/).map((part) => sql.raw(part))
  const place = (i: number) => `given${i}`
  const open = sql.join([first, ...others.flatMap((part, i) => [sql.placeholder(place(i)), part])])
  return { words, open, given: Object.fromEntries(params.map((value, i) => [place(i), value])) }
}

const over = <T>(statement: Statement<T> & Made, db: Db): Statement<T> =>
  Object.create(statement, { client: { value: clientOf(db) } })

/**
 * Gets a question ready. Whatever the values of a `steady` one, its plan is the same: it is kept where the question is
 * asked often.
 */
export function ready<T>(question: Question<T>, { steady = false } = {}): Ready<T> {
  const statement = made(question.prepare(''))
  const { queryConfig, params } = statement
  return {
    key: (given = {}) => JSON.stringify([queryConfig.text, fillPlaceholders([...params], given)]),
    ask(db, given = {}) {
      if ((steady || params.length === 0) && queryConfig.name === '') queryConfig.name = planOf(queryConfig.text)
      return over(statement, db).execute(given)
    },
  }
}

/** One row by its id: given, or in the place where every asking puts its own. */
export type ById = number | Placeholder<'id', number>

/**
 * A question about what belongs to one id, asked all the time: every connection plans it once and keeps it, and its words
 * are made only once. Of a caller who does not reach everything, its words say so, and are made for each.
 */
export function plannedById<T>(
  ask: (db: Db, id: ById, own: SQL | undefined) => Question<T>,
): (db: Db, id: number, own?: SQL) => Promise<T> {
  let kept: (Statement<T> & Made) | undefined
  return (db, id, own) => {
    if (own) return make(ask(db, id, own)).execute()
    kept ??= make(ask(db, sql.placeholder('id'), undefined))
    return over(kept, db).execute({ id })
  }
}
