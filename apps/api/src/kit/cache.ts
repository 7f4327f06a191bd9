import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from './changes.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const QUALITY = 5

/** A finished answer, ready to be sent in any encoding. */
export interface Kept {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export interface Fresh {
  status?: number
  headers: Record<string, string>
  body: string
}

/** What anybody can see is made from these tables; whatever else changes leaves it as it is. */
const PUBLIC_TABLES = new Set([
  'app_settings',
  'colecciones',
  'colores',
  'countries',
  'faq',
  'modelo_colecciones',
  'modelo_fotos',
  'modelo_tipos',
  'modelo_variantes',
  'modelos',
  'temporadas',
  'web_banners',
])
/** The resources that write to them. */
const PUBLIC_RESOURCES = new Set([
  'appsettings',
  'colores',
  'faq',
  'modelos',
  'modelotipos',
  'preguntas',
  'temporadas',
  'webbanners',
  'webcolecciones',
])
const MAX_BYTES = 128 * 1024 * 1024
const MAX_VALUES = 5000

async function keep({ status = 200, headers, body }: Fresh): Promise<Kept> {
  const plain = Buffer.from(body)
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, plain, br, gzip: gzipped }
}

/**
 * Answers that are the same for everybody, compressed once. All of it is dropped the moment anything public changes, in
 * whatever process; an answer that was being made meanwhile is given out but not kept.
 */
export class Cache {
  readonly #entries = new Map<string, Promise<Kept>>()
  readonly #values = new Map<string, Promise<unknown>>()
  readonly #changes: Pick<Changes, 'up' | 'on'>
  #bytes = 0
  /** How often something public has changed: whoever keeps something made from it can tell whether it still holds. */
  drops = 0

  constructor(changes: Pick<Changes, 'up' | 'on'>) {
    this.#changes = changes
    changes.on((table) => {
      if (table === null || PUBLIC_TABLES.has(table)) this.drop()
    })
  }

  drop(): void {
    this.drops += 1
    this.#bytes = 0
    this.#entries.clear()
    this.#values.clear()
  }

  /** A write of this process has committed: what it changed must not be seen for another moment. */
  written(resource: string): void {
    if (PUBLIC_RESOURCES.has(resource)) this.drop()
  }

  get(key: string, make: () => Promise<Fresh>): Promise<Kept> {
    const known = this.#entries.get(key)
    if (known) return known
    const made = make().then(keep)
    if (!this.#changes.up) return made
    this.#entries.set(key, made)
    made.then(
      (kept) => this.#weigh(key, made, kept),
      () => this.#forget(key, made),
    )
    return made
  }

  /** The part of an answer that is the same for everybody, to be completed for who asks. */
  value<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key)
    if (known) return known as Promise<T>
    const made = make()
    if (!this.#changes.up) return made
    if (this.#values.size >= MAX_VALUES) this.#values.clear()
    this.#values.set(key, made)
    made.catch(() => {
      if (this.#values.get(key) === made) this.#values.delete(key)
    })
    return made
  }

  #weigh(key: string, made: Promise<Kept>, { status, plain, br, gzip: zipped }: Kept): void {
    if (this.#entries.get(key) !== made) return
    if (status !== 200) {
      this.#forget(key, made)
      return
    }
    this.#bytes += plain.length + br.length + zipped.length
    if (this.#bytes > MAX_BYTES) this.drop()
  }

  #forget(key: string, made: Promise<Kept>): void {
    if (this.#entries.get(key) === made) this.#entries.delete(key)
  }
}

function encoding(request: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}

/** Sends a kept answer: 304 when the browser has it already, compressed as it likes. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  reply.code(kept.status).headers(kept.headers).header('etag', kept.etag).header('vary', vary(kept.headers.vary))
  if (kept.status === 200 && request.headers['if-none-match']?.includes(kept.etag)) return reply.code(304).send()
  const chosen = encoding(request)
  if (chosen !== 'plain') reply.header('content-encoding', chosen)
  return reply.send(kept[chosen])
}

const vary = (own: string | undefined) => (own ? `Accept-Encoding, ${own}` : 'Accept-Encoding')
