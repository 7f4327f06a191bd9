import type pg from 'pg'

/** Does what two processes would only do twice, unless another one is at it; false then. */
export async function alone(pool: pg.Pool, lock: number, work: () => Promise<boolean>): Promise<boolean> {
  const client = await pool.connect()
  /** A connection that may still hold the lock is nobody's any more. */
  let unusable: Error | undefined
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock])
    if (!rows[0]?.mine) return false
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]).catch((lost: Error) => {
        unusable = lost
      })
    }
  } finally {
    client.release(unusable)
  }
}
