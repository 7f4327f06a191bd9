import type { Bound } from '@telar/contract/kit/endpoint'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { firstRow, rows, run } from '../db/rows.ts'
import type { Call } from './call.ts'
import { deviceOf, rememberDevice } from './device.ts'
import { tooMany } from './errors.ts'

type AnyCall = Call<Bound>

const WINDOW_MINUTES = 15
const TRIES_PER_ACCOUNT = 5
const TRIES_PER_ADDRESS = 50
const TRIES_THROUGH_UNKNOWN = 1000
const LONGEST_BLOCK_MINUTES = 240

const Wait = z.object({ wait: z.int() })
const Spent = Wait.extend({ key: z.string(), used: z.int() })

/**
 * Counts one try and says how many seconds to wait, 0 for none. Each window that ended blocked makes the next block
 * twice as long, up to four hours; a day of calm, or a success, forgets it. Never a permanent lock.
 */
async function countTry(db: Db, key: string, tries: number): Promise<number> {
  const counted = await firstRow(
    db,
    Wait,
    sql`
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
    returning case when cuenta > ${tries} then ceil(extract(epoch from hasta - now()))::int else 0 end as wait`,
  )
  return counted?.wait ?? 0
}

/** In a statement's `from`: what it writes does not wait for the disk. A crash may forget the last moment of it. */
export const WITHOUT_WAITING = sql`(select set_config('synchronous_commit', 'off', true))`

/** So many in so many minutes. */
interface Window {
  key: string
  most: number
  minutes: number
}

/** Counts one more in each window, in a table all processes share; how many seconds are left of one that is full. */
export async function spend(db: Db, ...windows: Window[]): Promise<number> {
  const values = windows.map(({ key, minutes }) => sql`(${key}::text, ${minutes}::int)`)
  const spent = await rows(
    db,
    Spent,
    sql`
    insert into limites as l (clave, cuenta, hasta)
    select w.clave, 1, now() + make_interval(mins => w.minutos)
    from (values ${sql.join(values, sql`, `)}) as w (clave, minutos), ${WITHOUT_WAITING} as s
    on conflict (clave) do update set
      cuenta = case when l.hasta <= now() then 1 else l.cuenta + 1 end,
      hasta = case when l.hasta <= now() then excluded.hasta else l.hasta end
    returning clave as key, cuenta as used, ceil(extract(epoch from hasta - now()))::int as wait`,
  )
  const full = spent.filter(({ key, used }) => windows.some((window) => window.key === key && used > window.most))
  return Math.max(0, ...full.map(({ wait }) => wait))
}

/** The same, and refuses what is too much. */
export async function limit(db: Db, ...windows: Window[]): Promise<void> {
  const wait = await spend(db, ...windows)
  if (wait > 0) throw tooMany(wait)
}

/** A success wipes the count it was made under. Of the address it takes back one try only, or guessers would sign in between. */
async function forgive(db: Db, own: string, address: string): Promise<void> {
  await run(db, sql`delete from limites where clave = ${own}`)
  await run(db, sql`update limites set cuenta = cuenta - 1 where clave = ${address} and cuenta > 0`)
}

/** A password that was set with a key from a mail: whoever else tried before, its owner begins anew. */
export const forgiveAccount = (db: Db, account: string): Promise<number> =>
  run(db, sql`delete from limites where starts_with(clave, ${`${account}:`})`)

/** Whose tries they are: the account that is named, however it was written, else the caller's, else nobody's. */
function accountOf({ user, body, house }: AnyCall): Promise<string | undefined> {
  const name = (body as { email?: unknown } | undefined)?.email
  return typeof name === 'string' ? house.identity.account(name) : Promise.resolve(user?.id)
}

/** Through a proxy that nobody told us of all the world has one address, and must not be shut out together. */
const cameThroughUnknown = ({ headers }: FastifyRequest, { TRUST_PROXY }: Config): boolean =>
  TRUST_PROXY === false && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)

/**
 * Limits guessing on the calls that declare it, before any transaction is open, in a table all processes share. Tries
 * are counted by the account, from wherever they come; a browser in which its owner has signed in before has a count
 * of its own, so that strangers cannot lock the owner out.
 */
export async function guard<R>(
  endpoint: Bound,
  call: AnyCall,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  run: () => Promise<R>,
): Promise<R> {
  const { guarded, forgives } = endpoint
  if (!guarded) return run()
  const { db, ip, house, log } = call
  const account = await accountOf(call)
  const address = `${ip}:${guarded}`
  const device = account && deviceOf(request, house, account)
  const own = account ? [account, guarded, device].filter(Boolean).join(':') : `${address}:`
  const tries = cameThroughUnknown(request, house.config) ? TRIES_THROUGH_UNKNOWN : TRIES_PER_ADDRESS
  const waits = [await countTry(db, own, TRIES_PER_ACCOUNT), device ? 0 : await countTry(db, address, tries)]
  const wait = Math.max(...waits)
  const attempt = { guarded, account, ip }
  if (wait > 0) {
    log.warn({ ...attempt, wait }, 'too many attempts')
    throw tooMany(wait)
  }
  const result = await run().catch((error: unknown) => {
    log.warn(attempt, 'attempt failed')
    throw error
  })
  log.info(attempt, 'attempt succeeded')
  if (forgives && account) {
    await forgive(db, own, address)
    rememberDevice(reply, house, account)
  }
  return result
}
