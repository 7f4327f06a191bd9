import { createHmac, randomUUID } from 'node:crypto'
import type { Sesion } from '@telar/contract/identidad/tokens'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { accesosTable, refreshTokensTable as t, usersTable } from '../db/schema/identidad/users.ts'
import type { Context } from '../kit/call.ts'
import { unauthenticated } from '../kit/errors.ts'
import { signAccess, verifyAccess } from './access-token.ts'
import { hashKey, newKey } from './keys.ts'
import { isTied, tie, untie } from './lazo.ts'

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
type Device = Pick<typeof t.$inferSelect, 'familia' | 'caducaEn' | 'atado'>

async function issue(
  db: Db,
  { secret, config }: Signing,
  user: User,
  { familia, caducaEn, atado }: Device,
  refreshToken = newKey(),
): Promise<Sesion> {
  const row = { tokenHash: hashKey(refreshToken), familia, userId: user.id, caducaEn, atado }
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

/** A family of its own, that ends whatever happens after 30 days, or 12 hours. */
const newDevice = (remember: boolean, atado: boolean): Device => ({
  familia: randomUUID(),
  caducaEn: new Date(Date.now() + (remember ? REMEMBERED : NOT_REMEMBERED)).toISOString(),
  atado,
})

/** A session of a program, which is tied to no browser. */
export const startSession = (db: Db, signing: Signing, user: User, remember: boolean): Promise<Sesion> =>
  issue(db, signing, user, newDevice(remember, false))

/** What a browser is given beside its answer, once that stands. */
function tieTo({ visit, house, after }: Context, { familia, caducaEn, atado }: Device): void {
  if (atado) after(async () => tie(visit, house.secret, familia, caducaEn))
}

/** Somebody signs in. */
export async function enter(call: Context, user: User, remember: boolean): Promise<Sesion> {
  const { db, house, visit } = call
  await endPrevious(call)
  const device = newDevice(remember, visit.browser)
  tieTo(call, device)
  return issue(db, house, user, device)
}

/** Ends sessions, and tells every process. Where one was being renewed, another token has followed meanwhile: it ends too. */
async function revoke(db: Db, which: SQL | undefined): Promise<void> {
  const { rowCount } = await db
    .update(t)
    .set({ revocadoEn: sql`now()` })
    .where(and(which, isNull(t.revocadoEn)))
  if (rowCount) await revoke(db, which)
}

export const revokeUser = (db: Db, userId: string) => revoke(db, eq(t.userId, userId))
export const revokeOthers = (db: Db, userId: string, familia: string) =>
  revoke(db, and(eq(t.userId, userId), ne(t.familia, familia)))

async function endFamily({ db, house, visit, after }: Context, familia: string): Promise<void> {
  await revoke(db, eq(t.familia, familia))
  after(async () => untie(visit, house.secret, familia))
}

/** Whoever signs in where somebody is signed in takes their place. */
async function endPrevious(call: Context): Promise<void> {
  const { visit, house } = call
  const claims = visit.bearer && (await verifyAccess(house.secret, visit.bearer, { expired: true }))
  if (claims) await endFamily(call, claims.familia)
}

export async function revokeByToken(call: Context, refreshToken: string): Promise<void> {
  const [row] = await call.db
    .select({ familia: t.familia })
    .from(t)
    .where(eq(t.tokenHash, hashKey(refreshToken)))
  if (row) await endFamily(call, row.familia)
}

/** The one token that follows another: whoever lost the answer and asks again gets the same, not a second one. */
const childOf = (secret: Uint8Array, parent: string): string =>
  createHmac('sha256', secret).update(`refresh ${parent}`).digest('base64url')

const usedTwice = ({ usadoEn }: typeof t.$inferSelect): boolean =>
  usadoEn !== null && Date.now() - Date.parse(usadoEn) > GRACE_MS

/**
 * A new pair for a used one. A token used twice, or away from the browser that holds its other half, was copied: its
 * whole family ends. A session that was not begun in a browser is tied to the first one that renews it.
 */
export async function rotate(
  call: Context,
  { token, refreshToken }: { token: string; refreshToken: string },
): Promise<Sesion> {
  const { db, visit, house } = call
  const { secret } = house
  const claims = token === '' ? undefined : await verifyAccess(secret, token, { expired: true })
  if (token !== '' && !claims) throw unauthenticated()
  const [row] = await db
    .select()
    .from(t)
    .where(eq(t.tokenHash, hashKey(refreshToken)))
    .for('update')
  const paired = !claims || (row?.userId === claims.userId && row.familia === claims.familia)
  const valid = row && paired && !row.revocadoEn
  if (!valid || Date.parse(row.caducaEn) <= Date.now()) throw unauthenticated()
  if (usedTwice(row) || (row.atado && !isTied(visit, secret, row.familia))) {
    await endFamily(call, row.familia)
    throw unauthenticated('error.authentication', { commits: true })
  }
  const [user] = await db
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, row.userId), eq(usersTable.isActive, true)))
  if (!user) throw unauthenticated()
  if (!row.usadoEn) await db.update(t).set({ usadoEn: sql`now()` }).where(eq(t.tokenHash, row.tokenHash))
  const device = { ...row, atado: row.atado || visit.browser }
  tieTo(call, device)
  return issue(db, house, user, device, childOf(secret, refreshToken))
}
