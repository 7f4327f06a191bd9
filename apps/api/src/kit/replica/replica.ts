import '@fastify/cookie'
import type { Bound } from '@telar/contract/kit/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import type { Config } from '../../config.ts'
import { createPool, type Lane } from '../../db/connection.ts'
import type { Caller } from '../caller.ts'
import type { Changes } from '../memory/changes.ts'
import { cookieName, ownCookie } from '../visit.ts'
import { either } from './either.ts'
import { Progress } from './progress.ts'

const LOOKED_AT_EVERY_MS = 500
const SILENCE_MS = 2000
const COOKIE = 'telar-escrito'
const SHOWN_S = 30

const WRITTEN = "select (pg_current_wal_insert_lsn() - '0/0')::float8 as position"
const REPEATED = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end - '0/0')::float8 as position`

interface Parts {
  primaryUrl: string
  config: Config
  /** Those of the primary. */
  lanes: Record<'ordinary' | 'long', Lane>
  changes: Pick<Changes, 'on'>
}

async function positionBy(pool: pg.Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(statement)
  return rows[0]?.position ?? 0
}

/** One connection, and never for long: it is only looked how far a server has come. */
function lookout(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: SILENCE_MS,
    query_timeout: SILENCE_MS,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Lists, searches, dashboards and exports, and whatever is kept until it changes: not a record that somebody opens to change it. */
const mayLag = ({ kind, as, essential, params, cached }: Bound): boolean =>
  kind === 'read' && as !== 'events' && !essential && (params === undefined || cached !== undefined)

/** A server that repeats what the primary writes: it answers what may be a moment old, but to nobody what is older than their own writes. */
export class Replica {
  readonly long: Lane
  readonly #ordinary: Lane
  readonly #config: Config
  readonly #pools: pg.Pool[]
  readonly progress: Progress

  constructor(url: string, { primaryUrl, config, lanes, changes }: Parts) {
    const ordinary = createPool(url, 'ordinary', config.WORKERS)
    const long = createPool(url, 'long', config.WORKERS)
    const ahead = lookout(primaryUrl)
    const behind = lookout(url)
    this.#pools = [ordinary, long, ahead, behind]
    this.#config = config
    this.progress = new Progress({
      written: () => positionBy(ahead, WRITTEN),
      repeated: () => positionBy(behind, REPEATED),
    })
    this.#ordinary = either(lanes.ordinary, ordinary, this.progress)
    this.long = either(lanes.long, long, this.progress)
    changes.on((table) => this.progress.changed(table))
  }

  /** Where somebody's call may read; nothing where only the primary will do. Programs count on what they read: they get no copy. */
  for(endpoint: Bound, caller: Caller | null, request: FastifyRequest): Lane | undefined {
    if (!mayLag(endpoint) || caller?.llave) return undefined
    if (caller) this.progress.shows(caller.id, request.cookies[cookieName(this.#config, COOKIE)])
    return this.progress.hasWritesOf(caller?.id) ? this.#ordinary : undefined
  }

  /** Somebody has written, or tried to: from now on they read it, in whatever process. */
  wrote(caller: Caller | null, reply: FastifyReply): void {
    if (!caller) return
    reply.setCookie(cookieName(this.#config, COOKIE), this.progress.wrote(caller.id), {
      ...ownCookie(this.#config),
      ...{ path: '/', maxAge: SHOWN_S },
    })
  }

  /** Looks again and again how far it has come; before that it is not asked. */
  watch(): () => void {
    let looking = false
    const look = async () => {
      if (looking) return
      looking = true
      await this.progress.look()
      looking = false
    }
    const timer = setInterval(() => void look(), LOOKED_AT_EVERY_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  async close(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}
