import { setTimeout as sleep } from 'node:timers/promises'
import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartError } from '../config.ts'
import { databaseCode, leadsElsewhere } from './code.ts'
import { inTransaction } from './outside.ts'
import { Session } from './session.ts'
import { type Ran, watchStatements } from './statements.ts'

/** The database, or a transaction on it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'with' | '$count'
>

/** Connections for work of one kind, so that none can take those of another. */
export interface Lane {
  pool: pg.Pool
  db: Db
}

/**
 * How many connections a kind of work has; and for how many milliseconds one may wait for them, a statement may run and
 * wait for a lock, and a transaction stay open without one.
 */
const LANES = {
  /** What people cannot do without: signing in, the cart, being asked whether all is well. */
  essential: { connections: 12, wait: 5000, statement: 5000, lock: 4000, idle: 5000 },
  /** Every other read and write. */
  ordinary: { connections: 20, wait: 8000, statement: 15_000, lock: 10_000, idle: 10_000 },
  /** Exports: few at a time, whole lists. */
  long: { connections: 3, wait: 30_000, statement: 60_000, lock: 5000, idle: 30_000 },
  /** What nobody waits for. */
  jobs: { connections: 4, wait: 5000, statement: 300_000, lock: 60_000, idle: 60_000 },
  /** What somebody sets going while nobody else is there, and takes as long as it takes. */
  unhurried: { connections: 4, wait: 30_000, statement: 0, lock: 0, idle: 0 },
} as const
export type LaneName = keyof typeof LANES

/** A search for one person does not take the processors from the others: starting workers costs more than they bring. */
const SESSION = '-c TimeZone=UTC -c max_parallel_workers_per_gather=0'

/** The server ends what takes too long; one that has not answered by then is no longer there. */
const SILENCE_MS = 2000

/** No fewer, however many share them: one must not wait for itself. */
const FEWEST = 3

/** Connections of one kind of work; where several processes of a machine share them, each has its part. */
export function createPool(url: string, lane: LaneName, among = 1): pg.Pool {
  const { connections, wait, statement, lock, idle } = LANES[lane]
  const pool = new pg.Pool({
    connectionString: url,
    max: Math.max(FEWEST, Math.ceil(connections / among)),
    connectionTimeoutMillis: wait,
    ...(statement > 0 ? { query_timeout: statement + SILENCE_MS } : {}),
    options: `${SESSION} -c statement_timeout=${statement} -c lock_timeout=${lock} -c idle_in_transaction_session_timeout=${idle}`,
  })
  // A connection that breaks while idle is replaced at its next use, and one that breaks between two statements of a
  // transaction fails the next of them; without listeners either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** How statements are worded, everywhere: what it has learnt of a table's names serves every connection. */
export const dialect = new PgDialect({ casing: 'snake_case' })

/** Queries through a pool, or one connection of it. */
export const queriesOver = (client: pg.Pool | pg.ClientBase): NodePgDatabase =>
  new NodePgDatabase(dialect, new Session(client as pg.Pool, dialect, undefined), undefined)

/**
 * Queries over a pool. A transaction gives its connection back even when it could not begin, as when the server is lost;
 * and what went wrong first is what is told, whatever becomes of taking it back.
 */
export function createDb(pool: pg.Pool): NodePgDatabase {
  const db = queriesOver(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let first: { error: unknown } | undefined
    /** A connection whose transaction could not be ended is nobody's any more. */
    let unusable: Error | undefined
    try {
      return await inTransaction(() =>
        queriesOver(client).transaction(async (tx) => {
          try {
            return await work(tx)
          } catch (error) {
            first = { error }
            throw error
          }
        }, config),
      )
    } catch (error) {
      if ((first && error !== first.error) || leadsElsewhere(error)) unusable = error as Error
      throw first ? first.error : error
    } finally {
      client.release(unusable)
    }
  }
  return db
}

/** Opens the connections of one kind of work; each is made when it is first needed, and what runs over them is told. */
export function openLane(url: string, lane: LaneName, tell: (ran: Ran) => void, among = 1): Lane {
  const pool = createPool(url, lane, among)
  watchStatements(pool, tell)
  return { pool, db: createDb(pool) }
}

const MINIMUM_VERSION = 15

/** Not there, not yet or not any more: it is starting, or another one is about to take its place. */
const NOT_YET = /^(08|57P0[123])|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN)$/
const ASKED_AGAIN_MS = 500

async function versionOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  return Math.floor((rows[0]?.version ?? 0) / 10_000)
}

/** Asks until it is there, or the patience is at an end. */
async function versionWithin(pool: pg.Pool, patience: number): Promise<number> {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await versionOf(pool)
    } catch (error) {
      if (Date.now() >= end || !NOT_YET.test(databaseCode(error) ?? '')) throw error
      await sleep(ASKED_AGAIN_MS)
    }
  }
}

/** Reaches the database, waiting for it so many milliseconds, or says in a sentence why not. */
export async function checkDatabase(pool: pg.Pool, patience = 0): Promise<void> {
  const version = await versionWithin(pool, patience).catch((error: Error & { code?: string }) => {
    throw new StartError(`The database cannot be reached: ${error.message || error.code}.`)
  })
  if (version < MINIMUM_VERSION) {
    throw new StartError(`The database is PostgreSQL ${version}; Telar needs ${MINIMUM_VERSION} or later.`)
  }
}
