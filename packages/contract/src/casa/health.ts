import { z } from 'zod'
import { read, resource } from '../kit/endpoint.ts'

/** What can run short: room for files, mails that do not go out, requests that nobody reviews. */
export const ESCASECES = ['disk', 'mail', 'registrations'] as const
export type Escasez = (typeof ESCASECES)[number]

export const health = resource(
  'health',
  {
    alive: read.get('', {
      access: 'public',
      summary: 'The process answers',
      response: z.object({ status: z.literal('ok') }),
    }),
    ready: read.get('/ready', {
      access: 'public',
      essential: true,
      summary: 'The database is reached and its migrations are done, 503 until then; and what runs short',
      response: z.object({ status: z.literal('ready'), short: z.array(z.enum(ESCASECES)) }),
    }),
  },
  { base: '/api' },
)
