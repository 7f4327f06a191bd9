import type { Bound } from '@telar/contract/kit/endpoint'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import type { Call } from './call.ts'
import { tooMany } from './errors.ts'

const WINDOW_MINUTES = 15
const TRIES_PER_ACCOUNT = 5
const TRIES_PER_ADDRESS = 50
const LONGEST_BLOCK_MINUTES = 240

/**
 * Counts one try and says how many seconds to wait, 0 for none. Each window that ended blocked makes the next block
 * twice as long, up to four hours; a day of calm, or a success, forgets it. Never a permanent lock.
 */
async function countTry(db: Db, key: string, tries: number): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into limites as l (clave, cuenta, bloqueos, hasta)
    values (${key}, 1, 0, now() + make_interval(mins => ${WINDOW_MINUTES}))
    on conflict (clave) do update set
      cuenta = case when l.hasta <= now() then 1 else l.cuenta + 1 end,
      bloqueos = case
        when l.hasta <= now() - interval '1 day' then 0
        when l.hasta <= now() then l.bloqueos
        when l.cuenta = ${tries} then l.bloqueos + 1
        else l.bloqueos end,
      hasta = case
        when l.hasta <= now() then now() + make_interval(mins => ${WINDOW_MINUTES})
        when l.cuenta = ${tries}
          then now() + make_interval(mins => least(${WINDOW_MINUTES} * power(2, l.bloqueos)::int, ${LONGEST_BLOCK_MINUTES}))
        else l.hasta end
    returning case when cuenta > ${tries} then ceil(extract(epoch from hasta - now()))::int else 0 end as wait`)
  return rows[0]?.wait ?? 0
}

interface Window {
  most: number
  minutes: number
}

/** Counts one more under a name, in a table all processes share; how many seconds are left of a window that is full. */
export async function spend(db: Db, key: string, { most, minutes }: Window): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    insert into limites as l (clave, cuenta, hasta) values (${key}, 1, now() + make_interval(mins => ${minutes}))
    on conflict (clave) do update set
      cuenta = case when l.hasta <= now() then 1 else l.cuenta + 1 end,
      hasta = case when l.hasta <= now() then now() + make_interval(mins => ${minutes}) else l.hasta end
    returning case when cuenta > ${most} then ceil(extract(epoch from hasta - now()))::int else 0 end as wait`)
  return rows[0]?.wait ?? 0
}

/** The same, and refuses what is too much. */
export async function limit(db: Db, key: string, window: Window): Promise<void> {
  const wait = await spend(db, key, window)
  if (wait > 0) throw tooMany(wait)
}

/** A success wipes the account's count. Of the address it takes back one try only, or guessers would sign in between. */
async function forgive(db: Db, account: string, address: string): Promise<void> {
  await db.execute(sql`delete from limites where clave = ${account}`)
  await db.execute(sql`update limites set cuenta = cuenta - 1 where clave = ${address} and cuenta > 0`)
}

/** Limits guessing on the calls that declare it, before any transaction is open, in a table all processes share. */
export async function guard<R>(
  endpoint: Bound,
  { db, body, ip }: Pick<Call<Bound>, 'db' | 'body' | 'ip'>,
  run: () => Promise<R>,
): Promise<R> {
  if (!endpoint.guarded) return run()
  const account = String((body as { email?: unknown } | undefined)?.email ?? '')
    .trim()
    .toLowerCase()
  const address = `${endpoint.guarded}:${ip}`
  const own = `${address}:${account}`
  const wait = Math.max(await countTry(db, own, TRIES_PER_ACCOUNT), await countTry(db, address, TRIES_PER_ADDRESS))
  if (wait > 0) throw tooMany(wait)
  const result = await run()
  if (endpoint.forgives) await forgive(db, own, address)
  return result
}
