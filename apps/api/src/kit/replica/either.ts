import type pg from 'pg'
import { createDb, type Lane } from '../../db/connection.ts'
import { making } from '../memory/sources.ts'
import type { Progress } from './progress.ts'

/**
 * Connections that lead to the replica, or to the primary: whatever is kept in memory is read where all that it is made
 * from is known to be, and what the replica does not answer is asked of the primary.
 */
export function either(primary: Lane, replica: pg.Pool, progress: Progress): Lane {
  const pick = () => {
    const source = making()
    return source && !progress.hasTables(source.from) ? primary.pool : replica
  }
  /** On the replica. What fails there is asked of the primary, and if that can answer it was the replica's fault. */
  const orPrimary = async <R>(ask: (pool: pg.Pool) => Promise<R>): Promise<R> => {
    const pool = pick()
    if (pool === primary.pool) return ask(pool)
    try {
      return await ask(pool)
    } catch {
      const answer = await ask(primary.pool)
      progress.failed()
      return answer
    }
  }
  const pool = {
    query: (...args: Parameters<pg.Pool['query']>) => orPrimary((one) => one.query(...args) as never),
    connect: () => orPrimary((one) => one.connect()),
  } as unknown as pg.Pool
  return { pool, db: createDb(pool) }
}
