import { type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connection.ts'
import { run } from '../db/rows.ts'

const HOUR_MS = 3_600_000

/** What the machinery itself leaves behind. */
const OWN = [
  sql`delete from idempotencia where creado_en < now() - interval '1 day'`,
  sql`delete from bloques where creado_en < now() - interval '1 day'`,
  sql`delete from limites where hasta < now() - interval '1 day'`,
]

/** A statement, or more than that where files go with rows. */
type Sweep = SQL | ((db: Db) => Promise<void>)

/** Removes what has served its time. Several processes may do it at once. */
export async function clean(db: Db, sweeps: readonly Sweep[]): Promise<void> {
  for (const sweep of [...OWN, ...sweeps]) await (typeof sweep === 'function' ? sweep(db) : run(db, sweep))
}

export function startCleaning(db: Db, sweeps: readonly Sweep[], log: FastifyBaseLogger): () => void {
  const run = () => {
    clean(db, sweeps).catch((error) => log.warn({ err: error }, 'Cleaning failed.'))
  }
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
