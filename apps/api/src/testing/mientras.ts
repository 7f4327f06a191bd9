import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

const PATIENCE = { timeout: 5000 }

/** Holds a lock until each of these calls, begun one after the other, waits for it or for the one before; then lets go. */
export async function mientrasSeEspera(
  t: TestApp,
  lock: SQL,
  calls: readonly (() => Promise<unknown>)[],
): Promise<unknown[]> {
  const waiting = async () => {
    const { rows } = await t.owner.execute<{ n: number }>(
      sql`select count(distinct pid)::int as n from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())`,
    )
    return rows[0]?.n
  }
  const begun: Promise<unknown>[] = []
  await t.owner.transaction(async (db) => {
    await db.execute(lock)
    for (const call of calls) {
      begun.push(call())
      await expect.poll(waiting, PATIENCE).toBe(begun.length)
    }
  })
  return Promise.all(begun)
}
