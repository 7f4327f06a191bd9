import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

const TABLES = 'telar_cambios'
const NOTICES = 'telar_avisos'
const RETRY_MS = 1000

type Listener = (table: string | null) => void
type NoticeListener = (payload: string) => void

/**
 * Hears from the database which tables changed, in whatever process. While the line is down nothing can be trusted:
 * listeners get `null`, and caches stay off until it is up again.
 */
export class Changes {
  readonly #url: string
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #listeners = new Set<Listener>()
  readonly #noticed = new Set<NoticeListener>()
  #client: pg.Client | undefined
  #closed = false
  up = false

  constructor(url: string, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#url = url
    this.#log = log
  }

  on(listener: Listener): void {
    this.#listeners.add(listener)
  }

  /** What the house announces with words of its own, not by a table's name. */
  onNotice(listener: NoticeListener): void {
    this.#noticed.add(listener)
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true })
    client.on('notification', ({ channel, payload }) => {
      if (channel === TABLES) this.#tell(payload ?? null)
      else for (const listener of this.#noticed) listener(payload ?? '')
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    await client.connect()
    await client.query(`listen ${TABLES}; listen ${NOTICES}`)
    this.#client = client
    this.up = true
    this.#tell(null)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end()
  }

  #tell(table: string | null): void {
    for (const listener of this.#listeners) listener(table)
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
