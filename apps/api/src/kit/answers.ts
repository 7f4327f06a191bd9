import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const QUALITY = 5

/** A finished answer, ready to be sent in any encoding. */
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
  const [br, gzipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain),
  ])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, plain, br, gzip: gzipped }
}

function encoding(request: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}

/** Sends a kept answer: 304 when the browser has it already, compressed as it likes. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Answer): FastifyReply {
  reply.code(kept.status).headers(kept.headers).header('etag', kept.etag).header('vary', vary(kept.headers.vary))
  if (kept.status === 200 && request.headers['if-none-match']?.includes(kept.etag)) return reply.code(304).send()
  const chosen = encoding(request)
  if (chosen !== 'plain') reply.header('content-encoding', chosen)
  return reply.send(kept[chosen])
}

const vary = (own: string | undefined) => (own ? `Accept-Encoding, ${own}` : 'Accept-Encoding')
