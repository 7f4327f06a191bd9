import { jwtVerify, SignJWT } from 'jose'
import { TENANT } from '../kit/identity.ts'

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const AUDIENCE = 'telar'

export interface AccessClaims {
  userId: string
  /** The device's family of refresh tokens. */
  familia: string
  /** Until when it holds, in milliseconds. */
  hasta: number
}

interface Person {
  id: string
  email: string
  fullName: string
}

export function signAccess(secret: Uint8Array, person: Person, familia: string, minutes: number): Promise<string> {
  return new SignJWT({ tenant: TENANT, email: person.email, fullName: person.fullName, sid: familia })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(person.id)
    .setAudience(AUDIENCE)
    .setIssuer(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${minutes}m`)
    .sign(secret)
}

const TEN_YEARS = 10 * 365 * 24 * 3600

/** What a token says, or nothing when it does not hold. At a refresh it may have expired, but must be ours. */
export async function verifyAccess(
  secret: Uint8Array,
  token: string,
  { expired = false } = {},
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      issuer: AUDIENCE,
      ...(expired ? { clockTolerance: TEN_YEARS } : {}),
    })
    const { sub, sid, tenant, exp = 0 } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || tenant !== TENANT) return undefined
    return { userId: sub, familia: sid, hasta: exp * 1000 }
  } catch {
    return undefined
  }
}
