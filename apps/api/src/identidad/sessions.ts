import { createHmac, randomUUID } from 'node:crypto'
import type { Sesion } from '@telar/contract/identidad/tokens'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { accesosTable, refreshTokensTable as t, usersTable } from '../db/schema/identidad/users.ts'
import { unauthenticated } from '../kit/errors.ts'
import { signAccess, verifyAccess } from './access-token.ts'
import { hashKey, newKey } from './keys.ts'

const HOUR = 3_600_000
const REMEMBERED = 30 * 24 * HOUR
const NOT_REMEMBERED = 12 * HOUR
/** A lost answer is retried at once; anything later is somebody else's copy. */
const GRACE_MS = 10_000

type User = typeof usersTable.$inferSelect
interface Signing {
  secret: Uint8Array
  config: Pick<Config, 'ACCESS_TOKEN_MINUTES'>
}

async function issue(
  db: Db,
  { secret, config }: Signing,
  user: User,
  familia: string,
  caducaEn: string,
  refreshToken = newKey(),
): Promise<Sesion> {
  const row = { tokenHash: hashKey(refreshToken), familia, userId: user.id, caducaEn }
  await db.insert(t).values(row).onConflictDoNothing()
  const cuando = sql`now()`
  const { userId } = accesosTable
  await db
    .insert(accesosTable)
    .values({ userId: user.id, cuando })
    .onConflictDoUpdate({ target: userId, set: { cuando } })
  const person = { id: user.id, email: user.email, fullName: `${user.firstName} ${user.lastName}`.trim() }
  const token = await signAccess(secret, person, familia, config.ACCESS_TOKEN_MINUTES)
  return { token, refreshToken, refreshTokenExpiryTime: caducaEn }
}

/** A new device signs in: a family of its own, that ends whatever happens after 30 days, or 12 hours. */
export function startSession(db: Db, signing: Signing, user: User, remember: boolean): Promise<Sesion> {
  const end = new Date(Date.now() + (remember ? REMEMBERED : NOT_REMEMBERED)).toISOString()
  return issue(db, signing, user, randomUUID(), end)
}

/** Ends sessions, and tells every process. */
async function revoke(db: Db, which: SQL | undefined): Promise<void> {
  await db
    .update(t)
    .set({ revocadoEn: sql`now()` })
    .where(and(which, isNull(t.revocadoEn)))
}

export const revokeUser = (db: Db, userId: string) => revoke(db, eq(t.userId, userId))
export const revokeOthers = (db: Db, userId: string, familia: string) =>
  revoke(db, and(eq(t.userId, userId), ne(t.familia, familia)))

export async function revokeByToken(db: Db, refreshToken: string): Promise<void> {
  const [row] = await db
    .select({ familia: t.familia })
    .from(t)
    .where(eq(t.tokenHash, hashKey(refreshToken)))
  if (row) await revoke(db, eq(t.familia, row.familia))
}

/** The one token that follows another: whoever lost the answer and asks again gets the same, not a second one. */
const childOf = (secret: Uint8Array, parent: string): string =>
  createHmac('sha256', secret).update(`refresh ${parent}`).digest('base64url')

/** A new pair for a used one. A token used twice means that somebody copied it: its whole family ends. */
export async function rotate(
  db: Db,
  signing: Signing,
  { token, refreshToken }: { token: string; refreshToken: string },
): Promise<Sesion> {
  const claims = await verifyAccess(signing.secret, token, { expired: true })
  if (!claims) throw unauthenticated()
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.tokenHash, hashKey(refreshToken)))
    .for('update')
  const valid = row && row.userId === claims.userId && row.familia === claims.familia && !row.revocadoEn
  if (!valid || Date.parse(row.caducaEn) <= Date.now()) throw unauthenticated()
  if (row.usadoEn && Date.now() - Date.parse(row.usadoEn) > GRACE_MS) {
    await revoke(db, eq(t.familia, row.familia))
    throw unauthenticated('error.authentication', { commits: true })
  }
  const [user] = await db
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, row.userId), eq(usersTable.isActive, true)))
  if (!user) throw unauthenticated()
  if (!row.usadoEn) await db.update(t).set({ usadoEn: sql`now()` }).where(eq(t.tokenHash, row.tokenHash))
  return issue(db, signing, user, row.familia, row.caducaEn, childOf(signing.secret, refreshToken))
}
