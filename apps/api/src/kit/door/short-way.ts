import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Spoken } from '../language.ts'
import { type Answer, type Encoding, encodingFor, hasAlready, packedAs } from '../memory/answers.ts'
import type { Kept } from '../memory/kept.ts'
import { linesOf, sendWithLines } from './head.ts'
import type { AskedToWait } from './visits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What it was answered with, where that is kept and the same for all who ask for it. What has no key never changes. */
    kept: { key: string | null; answer: Answer } | null
  }
}

/** One call that has been answered, as it is counted and written down. */
export interface Answered {
  method: string
  route: string | undefined
  status: number
  ms: number
  ip: string
  who?: string | undefined
}

/** An answer with its headers as they were when it left the long way. */
interface Known {
  key: string | null
  answer: Answer
  route: string | undefined
  heads: Record<Encoding | 'unchanged', Head>
}

/** Names and values in turns; and the same as it is written. */
interface Head {
  headers: readonly string[]
  lines: string
}

interface Parts {
  kept: Pick<Kept, 'still'>
  /** Which language somebody is answered in depends on those that the house speaks. */
  spoken: Spoken
  askedToWait: AskedToWait
  addressOf: (raw: IncomingMessage) => string
  tell: (requestId: string, answered: Answered) => void
}

const MOST = 2000
const LONGEST = 600
/** Besides the address, all that an answer which is the same for everybody may still depend on. */
const TELL_APART = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'accept-language', 'tenant'] as const
/** Of the cookies only those that tell the language: `CULTURE_COOKIE` and the one of other clients. */
const LANGUAGE_COOKIE = /(?:^|; )(?:\.AspNetCore\.Culture|i18next)=[^;]*/g
/** Headers of one answer alone, or of its bytes. */
const OF_ONE = new Set(['x-request-id', 'content-length', 'content-encoding', 'connection', 'keep-alive', 'date'])

/** Whether a request asks for no more than an answer that may be known. */
const isPlain = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

/** What a request is told apart by; nothing where that is too much to be kept. */
function askedFor({ url, headers }: IncomingMessage, spoken: readonly string[]): string | undefined {
  let text = `${url}\n${spoken.join()}`
  for (const name of TELL_APART) text += `\n${headers[name] ?? ''}`
  if (headers.cookie) text += `\n${headers.cookie.match(LANGUAGE_COOKIE)?.join() ?? ''}`
  return text.length > LONGEST ? undefined : text
}

function headsOf(answer: Answer, sent: ReturnType<FastifyReply['getHeaders']>): Known['heads'] {
  const common = Object.entries(sent)
    .filter(([name]) => !OF_ONE.has(name))
    .flatMap(([name, value]) => [name, String(value)])
  const head = (...own: string[]): Head => {
    const headers = [...common, ...own]
    return { headers, lines: linesOf(headers) }
  }
  const as = (encoding: Encoding) => {
    const packed = packedAs(answer, encoding)
    const bytes = ['content-length', String(answer[encoding].length)]
    return head(...bytes, ...(packed ? ['content-encoding', packed] : []))
  }
  return { plain: as('plain'), gzip: as('gzip'), br: as('br'), unchanged: head() }
}

/**
 * The way of an answer that is kept and the same for everybody: once it has left the house through all its rooms, it
 * leaves again at the door, with the headers it had, for as long as it is what would be given out.
 */
export class ShortWay {
  readonly #parts: Parts
  readonly #known = new Map<string, Known>()
  /** By their address alone, of which there are no more than files. */
  readonly #unchanging = new Map<string, Known>()
  #open = true

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The house closes: whoever still comes is told so on the long way. */
  close(): void {
    this.#open = false
  }

  /** Remembers how a kept answer left. One that gave its visitor something of their own is not for others. */
  learn({ raw, kept, routeOptions }: FastifyRequest, reply: FastifyReply): void {
    if (!kept || !isPlain(raw) || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return
    const known = () => ({ ...kept, route: routeOptions.url, heads: headsOf(kept.answer, reply.getHeaders()) })
    if (kept.key === null) {
      this.#unchanging.set(raw.url ?? '', known())
      return
    }
    const asked = askedFor(raw, this.#parts.spoken())
    if (asked === undefined) return
    if (this.#known.size >= MOST) this.#known.clear()
    this.#known.set(asked, known())
  }

  #find(raw: IncomingMessage): Known | undefined {
    if (!this.#open || !isPlain(raw)) return undefined
    const file = this.#unchanging.get(raw.url ?? '')
    if (file) return file
    const asked = askedFor(raw, this.#parts.spoken())
    const known = asked === undefined ? undefined : this.#known.get(asked)
    if (!known || this.#parts.kept.still(known.key ?? '', known.answer)) return known
    this.#known.delete(asked as string)
    return undefined
  }

  /** Answers what is known; false for what has to go the long way. */
  take(raw: IncomingMessage, response: ServerResponse): boolean {
    const known = this.#find(raw)
    if (!known) return false
    const { key, answer, route, heads } = known
    const started = performance.now()
    const ip = this.#parts.addressOf(raw)
    if (this.#parts.askedToWait(raw, ip) > 0) return false
    const id = randomUUID()
    const unchanged = hasAlready(answer, raw.headers)
    const encoding = encodingFor(raw.headers['accept-encoding']?.toString())
    const status = unchanged ? 304 : 200
    const own = key === null ? [] : ['x-request-id', id]
    const { headers, lines } = heads[unchanged ? 'unchanged' : encoding]
    if (!unchanged && response.shouldKeepAlive) sendWithLines(response, lines + linesOf(own), answer[encoding])
    else response.writeHead(status, [...headers, ...own]).end(unchanged ? undefined : answer[encoding])
    this.#parts.tell(id, { method: 'GET', route, status, ms: performance.now() - started, ip })
    return true
  }
}
