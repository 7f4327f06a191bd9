import type pg from 'pg'
import { databaseCode } from '../../db/code.ts'
import { createDb, type Lane } from '../../db/connection.ts'
import { isAway } from '../errors.ts'
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
  /** On the replica, or where it is away on the primary. */
  const orPrimary = async <R>(ask: (pool: pg.Pool) => Promise<R>): Promise<R> => {
    const pool = pick()
    if (pool === primary.pool) return ask(pool)
    try {
      return await ask(pool)
    } catch (error) {
      if (!isAway(error) && !isConflict(error)) throw error
      progress.failed()
      return ask(primary.pool)
    }
  }
  const pool = {
    query: (...args: Parameters<pg.Pool['query']>) => orPrimary((one) => one.query(...args) as never),
    connect: () => orPrimary((one) => one.connect()),
  } as unknown as pg.Pool
  return { pool, db: createDb(pool) }
}

/** What it was reading has gone at the primary: repeating that ended the statement. */
const isConflict = (error: unknown): boolean => databaseCode(error) === '40001'
