import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../config.ts'

/** The database, or a transaction on it. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | 'with' | '$count'
>

const MAX_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5000
/** A search for one person does not take the processors from the others: starting workers costs more than they bring. */
const SESSION = '-c TimeZone=UTC -c max_parallel_workers_per_gather=0'

export function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: SESSION,
  })
  // A connection that breaks while idle is replaced at its next use, and one that breaks between two statements of a
  // transaction fails the next of them; without listeners either would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const CASING = { casing: 'snake_case' } as const

/** Queries over a pool. A transaction gives its connection back even when it could not begin, as when the server is lost. */
export function createDb(pool: pg.Pool): NodePgDatabase {
  const db = drizzle(pool, CASING)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, CASING).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

const MINIMUM_VERSION = 15

/** Reaches the database once, or says in a sentence why not. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    version = Math.floor((rows[0]?.version ?? 0) / 10_000)
  } catch (error) {
    throw new StartError(
      `The database cannot be reached: ${(error as Error).message || (error as { code?: string }).code}.`,
    )
  }
  if (version < MINIMUM_VERSION) {
    throw new StartError(`The database is PostgreSQL ${version}; Telar needs ${MINIMUM_VERSION} or later.`)
  }
}
