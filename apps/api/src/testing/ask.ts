import { text } from 'node:stream/consumers'
import type { Bound } from '@telar/contract/kit/endpoint'
import type { FastifyInstance, InjectOptions } from 'fastify'

interface Asked {
  statusCode: number
  body: string
}

/** Makes a call without a socket; of one that answers with events only the beginning is waited for. */
export async function ask(app: FastifyInstance, { as, method }: Bound, options: InjectOptions): Promise<Asked> {
  const answer = await app.inject({ ...options, method, payloadAsStream: as === 'events' })
  if (as !== 'events') return answer
  const { statusCode } = answer
  const stream = answer.stream()
  if (statusCode !== 200) return { statusCode, body: await text(stream) }
  stream.destroy()
  return { statusCode, body: '' }
}
