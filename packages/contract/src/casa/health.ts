import { z } from 'zod'
import { read, resource } from '../kit/endpoint.ts'

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
      summary: 'The database is reached and its migrations are done; 503 until then',
      response: z.object({ status: z.literal('ready') }),
    }),
  },
  { base: '/api' },
)
