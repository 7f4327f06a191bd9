import type { SQL } from 'drizzle-orm'
import pg from 'pg'
import { leadsElsewhere } from '../db/code.ts'
import { type Db, dialect, queriesOver } from '../db/connection.ts'
import { inTransaction } from '../db/outside.ts'
import type { Caller } from './caller.ts'

interface Writer {
  user: Pick<Caller, 'id' | 'email' | 'llave'> | null
  requestId: string
  /** Nobody else writes meanwhile. */
  exclusive?: boolean | undefined
}

/** Passed by everybody who writes; who wants to write alone waits here before touching anything, not amid the others' rows. */
const GATE = 5_003_021

/** The history that triggers keep names who wrote, and in which request. */
function beginning({ user, requestId, exclusive }: Writer): string {
  const set = (name: string, value: string) => `set_config('telar.${name}', ${pg.escapeLiteral(value)}, true)`
  const usuario = user?.llave ? `${user.email} (${user.llave.nombre})` : (user?.email ?? '')
  const gate = `pg_advisory_xact_lock${exclusive ? '' : '_shared'}(${GATE})`
  return `begin; select ${set('usuario_id', user?.id ?? '')}, ${set('usuario', usuario)}, ${set('peticion', requestId)}, ${gate}`
}

const ENDING = "select current_setting('telar.tocadas', true) as tocadas; commit"

/** Transactions that are open, with what each of them does at its end. */
const lastActs = new WeakMap<Db, SQL[]>()

/**
 * Does something with the end of the transaction: nobody waits for it while anything else is being done. It is true once
 * it is done; where it is not, nothing is written, and the whole is tried again by what is so by then.
 */
export function atTheEnd(tx: Db, stands: SQL): void {
  const acts = lastActs.get(tx)
  if (!acts) throw new Error('There is no end to wait for.')
  acts.push(stands)
}

const inItsWords = (stands: SQL) => `select exigir(${dialect.sqlToQuery(stands.inlineParams()).sql}); `

interface Written<R> {
  result: R
  /** The tables that have changed, of those that tell of it. */
  touched: string[]
}

/** Queries inside the transaction that is open on a connection; one begun in it is a part that can fail alone. */
function within(client: pg.PoolClient): Db {
  const tx = queriesOver(client)
  const acts: SQL[] = []
  lastActs.set(tx, acts)
  tx.transaction = async (work) => {
    await client.query('savepoint part')
    const before = acts.length
    try {
      const result = await work(tx as never)
      await client.query('release savepoint part')
      return result
    } catch (error) {
      acts.length = before
      // What went wrong first is what is told; where this fails too, the whole is rolled back.
      await client.query('rollback to savepoint part').catch(() => {})
      throw error
    }
  }
  return tx
}

/** One transaction in the name of who writes. Its beginning and its end are one statement each. */
export async function writing<R>(pool: pg.Pool, writer: Writer, work: (tx: Db) => Promise<R>): Promise<Written<R>> {
  const client = await pool.connect()
  const tx = within(client)
  const acts = lastActs.get(tx) ?? []
  /** A connection whose transaction could not be ended is nobody's any more. */
  let unusable: Error | undefined
  try {
    await client.query(beginning(writer))
    const result = await inTransaction(() => work(tx))
    const said = await client.query(acts.map(inItsWords).join('') + ENDING)
    const touched = (said as unknown as pg.QueryResult<{ tocadas: string | null }>[]).at(-2)
    return { result, touched: (touched?.rows[0]?.tocadas ?? '').split(' ').filter(Boolean) }
  } catch (error) {
    if (leadsElsewhere(error)) unusable = error as Error
    await client.query('rollback').catch((lost: Error) => {
      unusable = lost
    })
    throw error
  } finally {
    client.release(unusable)
  }
}
