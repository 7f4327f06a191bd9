import type { Writable } from 'node:stream'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Query parameters and details of a failed statement hold what people typed. */
const NEVER_LOGGED = [
  'err.params',
  'err.query',
  'err.cause.detail',
  'err.cause.where',
  '*.password',
  '*.token',
  '*.refreshToken',
  '*.authorization',
  '*.cookie',
]

/** One line of JSON per event. Addresses are logged as route patterns, so that no key of a link ever gets there. */
export const loggerOptions = (
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  stream?: Writable,
): FastifyServerOptions['logger'] => {
  if (LOG_LEVEL === 'silent') return false
  return {
    level: LOG_LEVEL,
    redact: { paths: NEVER_LOGGED, remove: true },
    serializers: { req: (request: { id: string }) => ({ id: request.id }), err: describeError },
    ...(stream ? { stream } : {}),
  }
}

/** Drizzle puts the values of a statement into its message; only the database's own words are kept. */
function describeError(error: Error & { code?: string }) {
  const origin = (error.cause ?? error) as Error & { code?: string }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '))
  return { type: error.name, message: origin.message, code: origin.code, stack: frames.join('\n') }
}
