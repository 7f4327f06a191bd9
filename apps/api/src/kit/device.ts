import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from './house.ts'
import { cookieName, ownCookie } from './visit.ts'

const YEAR_S = 365 * 24 * 3600
const ID_BYTES = 12

const sign = (secret: Uint8Array, ...said: string[]): string =>
  createHmac('sha256', secret)
    .update(`device ${said.join(' ')}`)
    .digest('base64url')

/** One per account, so that two people may share a browser. */
const nameFor = ({ secret, config }: House, account: string): string =>
  cookieName(config, `telar-device-${sign(secret, account).slice(0, 8)}`)

/** Which of the account's browsers this is, or nothing where its owner has never signed in. */
export function deviceOf(request: FastifyRequest, house: House, account: string): string | undefined {
  const [id = '', proof = ''] = request.cookies[nameFor(house, account)]?.split('.') ?? []
  const right = Buffer.from(sign(house.secret, account, id))
  const given = Buffer.from(proof)
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}

/** From now on this browser is known as one of the account's. It proves nothing else. */
export function rememberDevice(reply: FastifyReply, house: House, account: string): void {
  const id = randomBytes(ID_BYTES).toString('base64url')
  reply.setCookie(nameFor(house, account), `${id}.${sign(house.secret, account, id)}`, {
    ...ownCookie(house.config),
    ...{ path: '/api', maxAge: YEAR_S },
  })
}
