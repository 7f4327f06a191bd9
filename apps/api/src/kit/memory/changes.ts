import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const TABLES = 'telar_cambios'
const NOTICES = 'telar_avisos'
const RETRY_MS = 1000
/** A line on which nothing has been heard for longer than both together is not there any more. */
const HEARTBEAT = { beat: 5000, patience: 5000 }

type Listener = (table: string | null) => void
type NoticeListener = (payload: string) => void

/** Without waiting for whoever does not answer. */
const hangUp = (client: pg.Client) => void client.end().catch(() => {})

/**
 * Hears from the database which tables changed, in whatever process. While the line is down nothing can be trusted:
 * listeners get `null`, and caches stay off until it is up again.
 */
export class Changes {
  readonly #url: string
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #heartbeat: typeof HEARTBEAT
  readonly #listeners = new Set<Listener>()
  readonly #noticed = new Set<NoticeListener>()
  #client: pg.Client | undefined
  #closed = false
  #next: NodeJS.Timeout | undefined
  up = false

  constructor(url: string, log: Pick<FastifyBaseLogger, 'warn'>, heartbeat = HEARTBEAT) {
    this.#url = url
    this.#log = log
    this.#heartbeat = heartbeat
  }

  on(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** What the house announces with words of its own, not by a table's name. */
  onNotice(listener: NoticeListener): void {
    this.#noticed.add(listener)
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: this.#heartbeat.patience,
      query_timeout: this.#heartbeat.patience,
    })
    client.on('notification', ({ channel, payload }) => {
      if (channel === TABLES) this.#tell(payload ?? null)
      else for (const listener of this.#noticed) listener(payload ?? '')
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      await client.query(`listen ${TABLES}; listen ${NOTICES}`)
    } catch (error) {
      hangUp(client)
      throw error
    }
    this.#client = client
    this.up = true
    this.#tell(null)
    this.#beat(client)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#next)
    await this.#client?.end()
  }

  #tell(table: string | null): void {
    for (const listener of this.#listeners) listener(table)
  }

  /** Asks now and then whether the other side is still there: a peer may neither answer nor close. */
  #beat(client: pg.Client): void {
    this.#next = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && !this.#closed && this.#beat(client),
        () => {
          hangUp(client)
          this.#lost(client)
        },
      )
    }, this.#heartbeat.beat).unref()
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return
    this.#client = undefined
    this.up = false
    this.#tell(null)
    this.#log.warn('The line that tells of changes is down; caches are off until it is back.')
    this.#reopen()
  }

  #reopen(): void {
    setTimeout(() => {
      if (!this.#closed) this.open().catch(() => this.#reopen())
    }, RETRY_MS).unref()
  }
}
