import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { remembered } from './remembered.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick enough for somebody to wait for it; and the most that is gained, by twenty times the work. */
const QUICK = 5
const SMALL = 11

const asBrotli = (plain: Buffer, quality: number) =>
  brotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  })

/** A finished answer, ready to be sent in any encoding; one that gains nothing by it is the same bytes in all of them. */
export interface Answer {
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

/** Compresses an answer in every way that a browser may ask for. */
export async function finish({ status = 200, headers, body }: Fresh): Promise<Answer> {
  const plain = Buffer.from(body)
  const [br, gzipped] = await Promise.all([asBrotli(plain, QUICK), zip(plain)])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers: { ...headers, etag, vary: vary(headers.vary) }, etag, plain, br, gzip: gzipped }
}

/** The same answer in fewer bytes, if there is a way. */
export async function smaller(answer: Answer): Promise<Answer> {
  const br = await asBrotli(answer.plain, SMALL)
  return br.length < answer.br.length ? { ...answer, br } : answer
}

export type Encoding = 'br' | 'gzip' | 'plain'

const chosen = remembered<Encoding>()

function negotiate(header: string): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } })
  const best = accepted.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  return best === 'br' || best === 'gzip' ? best : 'plain'
}

/** The encoding that a browser likes best of those we have. */
export const encodingFor = (header: string | undefined): Encoding =>
  header ? chosen(header, () => negotiate(header)) : 'plain'

/** How an answer's bytes are told to be packed, if they are. */
export const packedAs = (answer: Answer, encoding: Encoding): Exclude<Encoding, 'plain'> | undefined =>
  encoding === 'plain' || answer[encoding] === answer.plain ? undefined : encoding

/** Whether the browser says that it has this very answer. */
export const hasAlready = ({ etag }: Answer, headers: FastifyRequest['headers']): boolean =>
  headers['if-none-match']?.includes(etag) ?? false

/**
 * Sends a kept answer: 304 when the browser has it already, compressed as it likes. One that anybody may have is named
 * with its key, or with none where it never changes, and leaves by the short way from then on.
 */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Answer,
  key?: string | null,
): FastifyReply {
  if (key !== undefined) request.kept = { key, answer: kept }
  reply.code(kept.status).headers(kept.headers)
  if (kept.status === 200 && hasAlready(kept, request.headers)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding']?.toString())
  const packed = packedAs(kept, encoding)
  if (packed) reply.header('content-encoding', packed)
  return reply.send(kept[encoding])
}

const vary = (own: string | undefined) => (own ? `Accept-Encoding, ${own}` : 'Accept-Encoding')
