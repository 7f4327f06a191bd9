import { randomUUID } from 'node:crypto'
import { createClient } from '@telar/client'
import { personal } from '@telar/contract/identidad/personal'
import { type Sesion, tokens } from '@telar/contract/identidad/tokens'
import { users } from '@telar/contract/identidad/users'
import { DEMO_PASSWORD } from '@telar/demo/users'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import type { Db } from '../../db/connection.ts'
import { refreshTokensTable, usersTable } from '../../db/schema/identidad/users.ts'
import { limitesTable } from '../../db/schema/maquina.ts'
import { openHouse } from '../../house.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { hashKey } from '../keys.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(limitesTable))

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'POST', url, payload, headers })
const signIn = async (email = 'cliente@telar.test', extra: object = {}) =>
  (await post('/api/tokens/byemail', { email, password: DEMO_PASSWORD, ...extra })).json() as Sesion
const profile = (token: string) =>
  t.app.inject({ url: '/api/personal/profile', headers: { authorization: `Bearer ${token}` } })
const refresh = (session: Pick<Sesion, 'token' | 'refreshToken'>) =>
  post('/api/tokens/refresh', { token: session.token, refreshToken: session.refreshToken })
/** The same session's access token, an hour past its end. */
async function expired({ token }: Sesion): Promise<string> {
  const { sub = '', sid } = decodeJwt(token)
  return new SignJWT({ tenant: 'root', sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(sub)
    .setIssuer('telar')
    .setAudience('telar')
    .setExpirationTime(Math.floor(Date.now() / 1000) - 3600)
    .sign(new TextEncoder().encode('x'.repeat(32)))
}
/** As if a token had been used longer ago than a lost answer explains. */
const age = () =>
  t.house.db
    .update(refreshTokensTable)
    .set({ usadoEn: sql`now() - interval '11 seconds'` })
    .where(sql`usado_en is not null`)

describe('sign-in', () => {
  test('answers the two tokens and when the session ends', async () => {
    const session = await signIn()
    expect(Object.keys(session).sort()).toEqual(['refreshToken', 'refreshTokenExpiryTime', 'token'])
    expect(decodeJwt(session.token)).toMatchObject({
      tenant: 'root',
      email: 'cliente@telar.test',
      fullName: 'Lola Prat',
      sub: expect.any(String),
    })
  })

  test('a remembered session lasts 30 days, another one 12 hours', async () => {
    const hours = ({ refreshTokenExpiryTime }: Sesion) =>
      Math.round((Date.parse(refreshTokenExpiryTime) - Date.now()) / 3_600_000)
    expect(hours(await signIn('cliente@telar.test', { recordarme: true }))).toBe(720)
    expect(hours(await signIn())).toBe(12)
  })

  test('the access token lives fifteen minutes', async () => {
    const { exp = 0, iat = 0 } = decodeJwt((await signIn()).token)
    expect(exp - iat).toBe(900)
  })

  test('or as long as the settings say', async () => {
    const config = { ...t.house.config, ACCESS_TOKEN_MINUTES: 3 }
    const app = await createApp({ ...t.house, config })
    const answer = await app.inject({
      method: 'POST',
      url: '/api/tokens',
      payload: { email: 'cliente@telar.test', password: DEMO_PASSWORD },
    })
    const { exp = 0, iat = 0 } = decodeJwt(answer.json().token)
    expect(exp - iat).toBe(180)
    await app.close()
  })

  test('tokens also takes a user name, byemail does not', async () => {
    await t.house.db.update(usersTable).set({ userName: 'lola' }).where(eq(usersTable.email, 'cliente@telar.test'))
    expect((await post('/api/tokens', { email: 'LOLA', password: DEMO_PASSWORD })).statusCode).toBe(200)
    expect((await post('/api/tokens', { email: 'Cliente@Telar.Test', password: DEMO_PASSWORD })).statusCode).toBe(200)
    expect((await post('/api/tokens/byemail', { email: 'lola', password: DEMO_PASSWORD })).statusCode).toBe(401)
  })

  test.each([
    ['a wrong password', { email: 'cliente@telar.test', password: 'wrong' }, {}],
    ['an unknown user', { email: 'nobody@telar.test', password: DEMO_PASSWORD }, {}],
    ['an unknown tenant', { email: 'cliente@telar.test', password: DEMO_PASSWORD }, { tenant: 'other' }],
  ])('%s is 401 Authentication Failed.', async (_, body, headers: Record<string, string>) => {
    const answer = await post('/api/tokens', body, headers)
    expect([answer.statusCode, answer.json().exception]).toEqual([401, 'Authentication Failed.'])
  })

  test('a wrong password and an unknown user get the same words', async () => {
    const strip = ({ messages, exception, statusCode }: Record<string, unknown>) => ({
      messages,
      exception,
      statusCode,
    })
    const wrong = (await post('/api/tokens', { email: 'cliente@telar.test', password: 'wrong' })).json()
    const unknown = (await post('/api/tokens', { email: 'nobody@telar.test', password: 'wrong' })).json()
    expect(strip(unknown)).toEqual(strip(wrong))
  })

  test('a closed account is told so, but only to who knows its password', async () => {
    await t.house.db.update(usersTable).set({ isActive: false }).where(eq(usersTable.email, 'porto@telar.test'))
    const right = await post('/api/tokens', { email: 'porto@telar.test', password: DEMO_PASSWORD })
    expect([right.statusCode, right.json().exception]).toEqual([
      401,
      'User Not Active. Please contact the administrator.',
    ])
    expect((await post('/api/tokens', { email: 'porto@telar.test', password: 'wrong' })).json().exception).toBe(
      'Authentication Failed.',
    )
  })

  test('a missing tenant counts as root', async () => {
    expect((await profile((await signIn()).token)).statusCode).toBe(200)
  })
})

describe('access tokens', () => {
  /** One like a real one of a session that stands, but for what is said. */
  async function forge(secret: string, claims: object, header: object = {}) {
    const { sub, sid } = decodeJwt((await signIn()).token)
    return new SignJWT({ tenant: 'root', sub, sid, iss: 'telar', aud: 'telar', ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header } as never)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret))
  }

  test('one of a session that stands is let in', async () => {
    expect((await profile(await forge('x'.repeat(32), {}))).statusCode).toBe(200)
  })

  test.each([
    ['another key', () => forge('y'.repeat(32), {})],
    ['another type', () => forge('x'.repeat(32), {}, { typ: 'JWT' })],
    ['a tenant of its own', () => forge('x'.repeat(32), { tenant: 'other' })],
    ['another audience', () => forge('x'.repeat(32), { aud: 'other' })],
    ['another issuer', () => forge('x'.repeat(32), { iss: 'other' })],
    ['no audience', () => forge('x'.repeat(32), { aud: undefined })],
    ['no issuer', () => forge('x'.repeat(32), { iss: undefined })],
    ['another person', () => forge('x'.repeat(32), { sub: randomUUID() })],
    ['no signature', async () => 'eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0.eyJzdWIiOiJ4In0.'],
  ])('one with %s is 401', async (_, make) => {
    const answer = await profile(await make())
    expect([answer.statusCode, answer.json().exception]).toEqual([401, 'Authentication Failed.'])
  })

  test('lacking a permission is 403', async () => {
    const answer = await t.app.inject({
      url: '/api/users',
      headers: { authorization: `Bearer ${(await signIn()).token}` },
    })
    expect([answer.statusCode, answer.json().exception]).toEqual([
      403,
      'You are not authorized to access this resource.',
    ])
  })
})

describe('refresh', () => {
  test('takes a refresh token whose access token is lost', async () => {
    const { refreshToken } = await signIn()
    const answer = await refresh({ token: '', refreshToken })
    expect(answer.statusCode).toBe(200)
    expect((await refresh(answer.json())).statusCode).toBe(200)
    expect((await refresh({ token: '', refreshToken: 'unknown' })).statusCode).toBe(401)
  })

  test('gives a new pair of the same shape, and the access token may have expired', async () => {
    const session = await signIn()
    const old = await expired(session)
    expect((await profile(old)).statusCode).toBe(401)
    const answer = await refresh({ token: old, refreshToken: session.refreshToken })
    expect(answer.statusCode).toBe(200)
    expect((await profile(answer.json().token)).statusCode).toBe(200)
  })

  test('the end of the session does not move', async () => {
    const session = await signIn()
    expect((await refresh(session)).json().refreshTokenExpiryTime).toBe(session.refreshTokenExpiryTime)
  })

  test('a token used twice ends its family, and only that', async () => {
    const stolen = await signIn()
    const otherDevice = await signIn()
    const next = (await refresh(stolen)).json() as Sesion
    await age()
    expect((await refresh(stolen)).statusCode).toBe(401)
    expect((await refresh(next)).statusCode).toBe(401)
    expect((await profile(next.token)).statusCode).toBe(401)
    expect((await refresh(otherDevice)).statusCode).toBe(200)
  })

  test('an immediate retry of the same rotation is a lost answer, not a theft', async () => {
    const session = await signIn()
    const [first, second] = await Promise.all([refresh(session), refresh(session)])
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200])
    expect((await refresh(first?.json())).statusCode).toBe(200)
    expect((await refresh(second?.json())).statusCode).toBe(200)
  })

  test.each([
    [
      'another person’s access token',
      async (s: Sesion) => ({ token: (await signIn('recargo@telar.test')).token, refreshToken: s.refreshToken }),
    ],
    ['a forged access token', async (s: Sesion) => ({ token: `${s.token}x`, refreshToken: s.refreshToken })],
    ['an unknown refresh token', async (s: Sesion) => ({ token: s.token, refreshToken: 'unknown' })],
  ])('%s is refused', async (_, make) => {
    const answer = await refresh(await make(await signIn()))
    expect([answer.statusCode, answer.json().exception]).toEqual([401, 'Authentication Failed.'])
  })

  test('and gets the same token again, so that there are never two that live', async () => {
    const session = await signIn()
    const both = await Promise.all([refresh(session), refresh(session)])
    const [one, other] = both.map((answer) => answer.json() as Sesion)
    expect(one?.refreshToken).toBe(other?.refreshToken)
    expect(one?.refreshToken).not.toBe(session.refreshToken)
    expect((await refresh(one as Sesion)).statusCode).toBe(200)
  })

  test('nothing outlives its end', async () => {
    const session = await signIn()
    await t.house.db
      .update(refreshTokensTable)
      .set({ caducaEn: sql`now() - interval '1 second'` })
      .where(eq(refreshTokensTable.familia, String(decodeJwt(session.token).sid)))
    expect((await refresh(session)).statusCode).toBe(401)
  })

  test('only hashes are stored', async () => {
    const { refreshToken } = await signIn()
    const stored = JSON.stringify(await t.house.db.select().from(refreshTokensTable))
    expect(stored).not.toContain(refreshToken)
  })
})

describe('a session of a browser', () => {
  type Jar = Record<string, string>
  const ORIGIN = { origin: 'http://localhost:5003' }
  const asked = (jar: Jar) => ({
    cookie: Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; '),
  })
  /** As a browser does it: it says where it comes from, keeps cookies and sends those that the path asks for. */
  async function browse(jar: Jar, url: string, payload: object, headers: Record<string, string> = {}, app = t.app) {
    const answer = await app.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...ORIGIN, ...asked(url === '/api/tokens/refresh' ? jar : {}), ...headers },
    })
    for (const { name, value, expires } of answer.cookies.filter(({ path }) => path === '/api/tokens/refresh'))
      if (expires && expires.getTime() < Date.now()) delete jar[name]
      else jar[name] = value
    return answer
  }
  const enterIn = async (jar: Jar, email = 'cliente@telar.test', headers = {}) =>
    (await browse(jar, '/api/tokens/byemail', { email, password: DEMO_PASSWORD }, headers)).json() as Sesion
  const renewIn = (jar: Jar, { token, refreshToken }: Sesion) =>
    browse(jar, '/api/tokens/refresh', { token, refreshToken })

  test('has its other half in a cookie for renewing alone, that no script and no other site gets to', async () => {
    const answer = await browse({}, '/api/tokens/byemail', { email: 'cliente@telar.test', password: DEMO_PASSWORD })
    const half = answer.cookies.find(({ path }) => path === '/api/tokens/refresh')
    expect(half).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect(half?.expires?.getTime()).toBeCloseTo(Date.parse(answer.json().refreshTokenExpiryTime), -4)
    expect(answer.body).not.toContain(half?.value)
  })

  test('under https the cookie is Secure, by its name too', async () => {
    const app = await createApp({ ...t.house, config: { ...t.house.config, publicUrl: 'https://tienda.example' } })
    const jar = {}
    const body = { email: 'cliente@telar.test', password: DEMO_PASSWORD }
    const answer = await browse(jar, '/api/tokens/byemail', body, {}, app)
    expect(answer.cookies.map(({ name, secure }) => [name.slice(0, 15), secure])).toEqual([
      ['__Secure-telar-', true],
      ['__Secure-telar-', true],
    ])
    const { token, refreshToken } = answer.json()
    expect((await browse(jar, '/api/tokens/refresh', { token, refreshToken }, {}, app)).statusCode).toBe(200)
    await app.close()
  })

  test('is renewed there, by two tabs at once too', async () => {
    const jar = {}
    const session = await enterIn(jar)
    const [one, other] = await Promise.all([renewIn(jar, session), renewIn(jar, session)])
    expect([one.statusCode, other.statusCode]).toEqual([200, 200])
    expect((await renewIn(jar, one.json())).statusCode).toBe(200)
  })

  test.each([
    ['another browser', (session: Sesion) => renewIn({}, session)],
    [
      'a browser with a session of its own',
      async (session: Sesion) => {
        const jar = {}
        await enterIn(jar, 'recargo@telar.test')
        return renewIn(jar, session)
      },
    ],
    ['a program', (session: Sesion) => refresh(session)],
  ])('renews nothing for %s, and ends there and then', async (_, steal) => {
    const jar = {}
    const session = await enterIn(jar)
    const answer = await steal(session)
    expect([answer.statusCode, answer.json().exception]).toEqual([401, 'Authentication Failed.'])
    expect((await profile(session.token)).statusCode).toBe(401)
    expect((await renewIn(jar, session)).statusCode).toBe(401)
  })

  test('the cookie alone is nobody', async () => {
    const jar = {}
    const { token } = await enterIn(jar)
    expect((await renewIn(jar, { token, refreshToken: 'x' } as Sesion)).statusCode).toBe(401)
    expect((await browse(jar, '/api/tokens/refresh', {})).statusCode).toBe(400)
  })

  test('one that began without a cookie is tied to the first browser that renews it', async () => {
    const jar = {}
    const next = (await renewIn(jar, await signIn())).json() as Sesion
    expect(Object.keys(jar)).toHaveLength(1)
    expect((await refresh(next)).statusCode).toBe(401)
  })

  test('a program that keeps no cookies renews its own', async () => {
    const next = (await refresh(await signIn())).json() as Sesion
    expect((await refresh(next)).statusCode).toBe(200)
  })

  test('signing out takes the cookie away', async () => {
    const jar = {}
    const { refreshToken } = await enterIn(jar)
    await browse(jar, '/api/tokens/revoke', { refreshToken })
    expect(jar).toEqual({})
  })

  test('signing in where somebody is signed in ends theirs, even when its token has run out', async () => {
    const jar = {}
    const first = await enterIn(jar)
    const second = await enterIn(jar, 'recargo@telar.test', { authorization: `Bearer ${first.token}` })
    expect((await profile(first.token)).statusCode).toBe(401)
    const old = await expired(second)
    const third = await enterIn(jar, 'recargo@telar.test', { authorization: `Bearer ${old}` })
    expect((await profile(second.token)).statusCode).toBe(401)
    expect((await profile(third.token)).statusCode).toBe(200)
    expect(Object.keys(jar)).toHaveLength(1)
    expect((await renewIn(jar, third)).statusCode).toBe(200)
  })

  test('a sign-in that fails leaves the session as it is', async () => {
    const jar = {}
    const session = await enterIn(jar)
    const wrong = { email: 'cliente@telar.test', password: 'wrong' }
    await browse(jar, '/api/tokens/byemail', wrong, { authorization: `Bearer ${session.token}` })
    expect((await renewIn(jar, session)).statusCode).toBe(200)
  })
})

describe('the end of a session', () => {
  test('signing out ends that device at once', async () => {
    const session = await signIn()
    const other = await signIn()
    await post('/api/tokens/revoke', { refreshToken: session.refreshToken })
    expect((await profile(session.token)).statusCode).toBe(401)
    expect((await refresh(session)).statusCode).toBe(401)
    expect((await profile(other.token)).statusCode).toBe(200)
  })

  test('it ends in every process', async () => {
    const house = await openHouse(t.house.config, t.url, { warn: () => {} })
    const other = await createApp(house)
    const session = await signIn()
    const there = () =>
      other.inject({ url: '/api/personal/profile', headers: { authorization: `Bearer ${session.token}` } })
    expect((await there()).statusCode).toBe(200)
    await post('/api/tokens/revoke', { refreshToken: session.refreshToken })
    await expect.poll(async () => (await there()).statusCode).toBe(401)
    await other.close()
    await house.close()
  })

  test('changing the password signs the other devices out, not this one', async () => {
    const client = await t.as('recargo@telar.test')
    const other = await signIn('recargo@telar.test')
    const body = { password: DEMO_PASSWORD, newPassword: 'another-long-one', confirmNewPassword: 'another-long-one' }
    await client.call(personal.changePassword, { body })
    expect((await profile(other.token)).statusCode).toBe(401)
    expect((await client.call(personal.profile, {})).email).toBe('recargo@telar.test')
    expect((await post('/api/tokens', { email: 'recargo@telar.test', password: 'another-long-one' })).statusCode).toBe(
      200,
    )
  })

  test('closing an account ends its sessions', async () => {
    const session = await signIn('comercial@telar.test')
    const admin = await t.as('admin@telar.test')
    const user = (await admin.call(users.list, {})).find(({ email }) => email === 'comercial@telar.test')
    if (!user) throw new Error('no user')
    await admin.call(users.update, { body: { ...user, isActive: false } })
    expect((await profile(session.token)).statusCode).toBe(401)
    expect((await refresh(session)).statusCode).toBe(401)
  })
})

/** Does something in a transaction that stands only once somebody waits for it. */
async function untilWaitedFor(work: (db: Db) => Promise<unknown>) {
  const begun = Promise.withResolvers<void>()
  const waitedFor = Promise.withResolvers<void>()
  const done = t.house.db.transaction(async (tx) => {
    await work(tx)
    begun.resolve()
    await waitedFor.promise
  })
  await Promise.race([begun.promise, done])
  return async <R>(waiting: PromiseLike<R>): Promise<R> => {
    const locks = () =>
      t.owner.execute(sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
    await vi.waitUntil(async () => (await locks()).rows.length > 0, 30_000)
    waitedFor.resolve()
    await done
    return waiting
  }
}

describe('a session that is renewed at the moment it is ended', () => {
  const renewing = ({ refreshToken }: Sesion, next: string) =>
    untilWaitedFor(async (db) => {
      const own = eq(refreshTokensTable.tokenHash, hashKey(refreshToken))
      const [row] = await db.select().from(refreshTokensTable).where(own).for('update')
      if (!row) throw new Error('no token')
      await db.update(refreshTokensTable).set({ usadoEn: sql`now()` }).where(own)
      await db.insert(refreshTokensTable).values({ ...row, tokenHash: hashKey(next) })
    })
  const renew = (refreshToken: string) => refresh({ token: '', refreshToken })

  test('has ended, where somebody signs out of it', async () => {
    const session = await signIn()
    const beside = await renewing(session, 'of-who-left')
    await beside(post('/api/tokens/revoke', { refreshToken: session.refreshToken }))
    expect((await renew('of-who-left')).statusCode).toBe(401)
    expect((await profile(session.token)).statusCode).toBe(401)
  })

  test('has ended, where its password is changed elsewhere', async () => {
    const here = await t.as('canarias@telar.test')
    const there = await signIn('canarias@telar.test')
    const beside = await renewing(there, 'of-another-device')
    const body = { password: DEMO_PASSWORD, newPassword: DEMO_PASSWORD, confirmNewPassword: DEMO_PASSWORD }
    await beside(here.call(personal.changePassword, { body }))
    expect((await renew('of-another-device')).statusCode).toBe(401)
    expect((await profile(there.token)).statusCode).toBe(401)
    expect((await here.call(personal.profile, {})).email).toBe('canarias@telar.test')
  })
})

describe('a password that is set by mail at the moment the old one is used', () => {
  const email = 'produccion@telar.test'
  const own = eq(usersTable.email, email)
  const stored = async () => (await t.house.db.select().from(usersTable).where(own))[0]?.passwordHash ?? ''
  const setting = (passwordHash: string) =>
    untilWaitedFor(async (db) => {
      await db.select().from(usersTable).where(own).for('update')
      await db.update(usersTable).set({ passwordHash }).where(own)
    })
  let before: string
  beforeEach(async () => {
    before = await stored()
  })
  afterEach(() => t.house.db.update(usersTable).set({ passwordHash: before }).where(own))

  test('lets nobody in by the old one', async () => {
    const beside = await setting('of-the-link')
    const entered = await beside(post('/api/tokens/byemail', { email, password: DEMO_PASSWORD }))
    expect(entered.statusCode).toBe(401)
  })

  test('is the one that stays', async () => {
    const client = await t.as(email)
    const beside = await setting('of-the-link')
    const body = { password: DEMO_PASSWORD, newPassword: 'a-long-password', confirmNewPassword: 'a-long-password' }
    await expect(beside(client.call(personal.changePassword, { body }))).rejects.toMatchObject({
      fields: { password: ['La contraseña actual no es esta.'] },
    })
    expect(await stored()).toBe('of-the-link')
  })
})

describe('guessing', () => {
  const guess = (email: string, app = t.app) =>
    app.inject({ method: 'POST', url: '/api/tokens', payload: { email, password: 'wrong' } })

  /** As if there had been so many tries from the addresses of which one is known. */
  const afterwards = (tries: number) =>
    t.house.db.update(limitesTable).set({ cuenta: tries }).where(sql`clave like '%.%:acceso'`)

  test('five tries, then 429 with the seconds to wait, whatever the password', async () => {
    for (let i = 0; i < 5; i++) expect((await guess('ventas@telar.test')).statusCode).toBe(401)
    const sixth = await post('/api/tokens', { email: 'ventas@telar.test', password: DEMO_PASSWORD })
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(800)
    expect((await guess('produccion@telar.test')).statusCode).toBe(401)
  })

  test('the limit holds across processes', async () => {
    const house = await openHouse(t.house.config, t.url, { warn: () => {} })
    const other = await createApp(house)
    for (let i = 0; i < 5; i++) await guess('x@telar.test', i % 2 ? t.app : other)
    expect((await guess('x@telar.test', other)).statusCode).toBe(429)
    expect((await guess('x@telar.test')).statusCode).toBe(429)
    await other.close()
    await house.close()
  })

  test('no other address and no other way of writing it gives an account more tries', async () => {
    const names = [
      'ventas@telar.test',
      'VENTAS@telar.test',
      ' ventas@Telar.test',
      'ventas@telar.test',
      'Ventas@telar.test',
    ]
    const from = (email: string, n: number, password = 'wrong') =>
      t.app.inject({
        ...{ method: 'POST', url: '/api/tokens', payload: { email, password } },
        remoteAddress: `203.0.113.${n}`,
      })
    for (const [n, name] of names.entries()) expect((await from(name, n)).statusCode).toBe(401)
    expect((await from('ventas@telar.test', 77, DEMO_PASSWORD)).statusCode).toBe(429)
    for (let n = 0; n < 5; n++) expect((await from('cliente@telar.test', n)).statusCode).toBe(401)
    expect((await from('cl\u0130ente@telar.test', 9)).statusCode).toBe(429)
  })

  test('who has signed in here before is not locked out by strangers, and gets no more tries than they', async () => {
    const own = await post('/api/tokens', { email: 'ventas@telar.test', password: DEMO_PASSWORD })
    const [cookie] = own.cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api' })
    for (let i = 0; i < 6; i++) await guess('ventas@telar.test')
    expect((await guess('ventas@telar.test')).statusCode).toBe(429)
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` }
    const here = (email: string, password: string) => post('/api/tokens', { email, password }, headers)
    expect((await here('ventas@telar.test', DEMO_PASSWORD)).statusCode).toBe(200)
    for (let i = 0; i < 5; i++) expect((await here('ventas@telar.test', 'wrong')).statusCode).toBe(401)
    expect((await here('ventas@telar.test', 'wrong')).statusCode).toBe(429)
    for (let i = 0; i < 5; i++) await here('produccion@telar.test', 'wrong')
    expect((await here('produccion@telar.test', 'wrong')).statusCode).toBe(429)
    expect((await post('/api/tokens', { email: 'produccion@telar.test', password: 'wrong' })).statusCode).toBe(429)
  })

  test('wrong tries through a proxy that nobody told us of lock nobody else out', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.9' }
    await post('/api/tokens', { email: 'q@telar.test', password: 'wrong' }, headers)
    await afterwards(60)
    const right = await post('/api/tokens', { email: 'ventas@telar.test', password: DEMO_PASSWORD }, headers)
    expect(right.statusCode).toBe(200)
  })

  test('of a proxy that is believed, everybody has their own address, and chooses none', async () => {
    const app = await createApp({ ...t.house, config: { ...t.house.config, TRUST_PROXY: 1 } })
    const through = (said: string, n: number) =>
      app.inject({
        ...{ method: 'POST', url: '/api/tokens', payload: { email: `r${n}@telar.test`, password: 'wrong' } },
        headers: { 'x-forwarded-for': said },
      })
    await through('10.9.8.1, 198.51.100.7', 1)
    await afterwards(50)
    expect((await through('10.9.8.99, 198.51.100.7', 99)).statusCode).toBe(429)
    expect((await through('198.51.100.8', 100)).statusCode).toBe(401)
    await app.close()
  })

  test('an open session is no way to guess its password', async () => {
    const { token } = await signIn('canarias@telar.test')
    const change = (password: string) =>
      t.app.inject({
        ...{ method: 'PUT', url: '/api/personal/change-password', headers: { authorization: `Bearer ${token}` } },
        payload: { password, newPassword: 'a-brand-new-one', confirmNewPassword: 'a-brand-new-one' },
      })
    for (let i = 0; i < 5; i++) expect((await change('wrong')).statusCode).toBe(400)
    expect((await change(DEMO_PASSWORD)).statusCode).toBe(429)
  })

  test('a success wipes the count', async () => {
    for (let i = 0; i < 4; i++) await guess('ventas@telar.test')
    expect((await post('/api/tokens', { email: 'ventas@telar.test', password: DEMO_PASSWORD })).statusCode).toBe(200)
    for (let i = 0; i < 5; i++) expect((await guess('ventas@telar.test')).statusCode).toBe(401)
  })

  test('sixty people of one showroom sign in from one address; fifty wrong tries are too many', async () => {
    for (let i = 0; i < 60; i++) {
      const answer = await post('/api/tokens', { email: 'ventas@telar.test', password: DEMO_PASSWORD })
      expect(answer.statusCode).toBe(200)
    }
    for (let i = 0; i < 50; i++) expect((await guess(`p${i}@telar.test`)).statusCode).toBe(401)
    expect((await guess('last@telar.test')).statusCode).toBe(429)
  })

  test('each block lasts longer than the one before, and none is for ever', async () => {
    const wait = async () => {
      for (let i = 0; i < 5; i++) await guess('y@telar.test')
      const seconds = Number((await guess('y@telar.test')).headers['retry-after'])
      await t.house.db.update(limitesTable).set({ hasta: sql`now() - interval '1 second'` })
      return Math.round(seconds / 60)
    }
    expect([await wait(), await wait(), await wait(), await wait(), await wait(), await wait()]).toEqual([
      15, 30, 60, 120, 240, 240,
    ])
  })
})

test('the typed client renews a session once for all the calls that wait', async () => {
  const session = await signIn()
  let refreshes = 0
  const client = createClient({
    fetch: async (url, init) => {
      if (String(url).endsWith('/refresh')) refreshes += 1
      const answer = await t.app.inject({
        method: init?.method as 'GET',
        url: String(url),
        headers: init?.headers as Record<string, string>,
        ...(init?.body ? { payload: init.body as string } : {}),
      })
      return new Response(answer.body, { status: answer.statusCode })
    },
  })
  client.tokens.set({ token: `${session.token.slice(0, -4)}AAAA`, refreshToken: session.refreshToken })
  await expect(client.call(personal.profile, {})).rejects.toMatchObject({ kind: 'authentication' })
  expect(client.tokens.get()).toBeNull()
  client.tokens.set({ token: await expired(session), refreshToken: session.refreshToken })
  refreshes = 0
  const answers = await Promise.all(Array.from({ length: 10 }, () => client.call(personal.profile, {})))
  expect([refreshes, new Set(answers.map(({ email }) => email)).size]).toEqual([1, 1])
  await client.call(tokens.revoke, { body: { refreshToken: client.tokens.get()?.refreshToken ?? '' } })
})
