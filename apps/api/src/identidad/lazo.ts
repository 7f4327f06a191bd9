import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokens } from '@telar/contract/identidad/tokens'
import type { Visit } from '../kit/visit.ts'

const NAME_LENGTH = 8

const sign = (secret: Uint8Array, said: string): string =>
  createHmac('sha256', secret).update(`lazo ${said}`).digest('base64url')

/** One per session, so that those of one browser do not take each other's place. */
const cookieOf = (secret: Uint8Array, familia: string) => ({
  name: `telar-lazo-${sign(secret, `name ${familia}`).slice(0, NAME_LENGTH)}`,
  path: tokens.refresh.path,
})

/** The browser from now on holds the other half of the session, which no script reads and which goes to renewing alone. */
export function tie(visit: Visit, secret: Uint8Array, familia: string, caducaEn: string): void {
  visit.keep({ ...cookieOf(secret, familia), value: sign(secret, familia), until: new Date(caducaEn) })
}

export const untie = (visit: Visit, secret: Uint8Array, familia: string): void =>
  visit.forget(cookieOf(secret, familia))

/** Whether it is the browser in which the session began. */
export function isTied(visit: Visit, secret: Uint8Array, familia: string): boolean {
  const right = Buffer.from(sign(secret, familia))
  const given = Buffer.from(visit.cookie(cookieOf(secret, familia).name) ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}
