import { z } from 'zod'
import { Momento } from '../kit/crud.ts'
import { resource, write } from '../kit/endpoint.ts'

const Credenciales = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
  recordarme: z.boolean().nullish(),
})

export const Sesion = z.object({ token: z.string(), refreshToken: z.string(), refreshTokenExpiryTime: Momento })
export type Sesion = z.output<typeof Sesion>

/** The access token may be lost: the other one is enough. */
const Renovacion = z.object({ token: z.string().max(4000), refreshToken: z.string().min(1).max(400) })

export const tokens = resource(
  'tokens',
  {
    create: write.post('', {
      access: 'public',
      essential: true,
      summary: 'Sign in with an e-mail or a user name',
      guarded: 'acceso',
      forgives: true,
      body: Credenciales,
      response: Sesion,
    }),
    byEmail: write.post('/byemail', {
      access: 'public',
      essential: true,
      summary: 'Sign in with an e-mail',
      guarded: 'acceso',
      forgives: true,
      body: Credenciales,
      response: Sesion,
    }),
    refresh: write.post('/refresh', {
      access: 'public',
      essential: true,
      summary: 'A new pair of tokens for a used one',
      body: Renovacion,
      response: Sesion,
    }),
    revoke: write.post('/revoke', {
      access: 'public',
      essential: true,
      summary: 'Sign out: the refresh token and its family stop working',
      body: Renovacion.pick({ refreshToken: true }),
      response: z.boolean(),
    }),
  },
  { base: '/api' },
)
