import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** One line of JSON per event. Addresses are logged as route patterns, so that no key of a link ever gets there. */
export const loggerOptions = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): FastifyServerOptions['logger'] =>
  LOG_LEVEL === 'silent'
    ? false
    : {
        level: LOG_LEVEL,
        redact: {
          paths: [
            '*.password',
            '*.passwordHash',
            '*.token',
            '*.refreshToken',
            '*.authorization',
            '*.cookie',
            'err.params',
            'err.query',
            'err.cause.detail',
          ],
          remove: true,
        },
        serializers: { req: (request: { id: string }) => ({ id: request.id }) },
      }
