import { Writable } from 'node:stream'
import { DEMO_PASSWORD } from '@telar/demo/users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
let text = ''
const sink = new Writable({
  write(chunk, _, done) {
    text += chunk
    done()
  },
})
const lines = () =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('one line per answer, with its request id, and no secret anywhere', async () => {
  const app = await createApp({ ...t.house, config: { ...t.house.config, LOG_LEVEL: 'trace' } }, sink)
  app.get('/api/breaks', async () => {
    await t.house.db.execute(`select 'SECRET-VALUE' from no_such_table`)
  })
  const signIn = await app.inject({
    method: 'POST',
    url: '/api/tokens',
    payload: { email: 'cliente@telar.test', password: DEMO_PASSWORD },
  })
  const { token, refreshToken } = signIn.json()
  await app.inject({
    method: 'POST',
    url: '/api/tokens/refresh',
    headers: { authorization: `Bearer ${token}`, cookie: 'a=COOKIE-SECRET' },
    payload: { token, refreshToken },
  })
  await app.inject({
    method: 'POST',
    url: '/api/tokens',
    payload: { email: 'cliente@telar.test', password: 'no-es-esta' },
  })
  const forbidden = await app.inject({ url: '/api/users', headers: { authorization: `Bearer ${token}` } })
  await app.inject({ method: 'GET', url: '/reset-password?key=KEY-SECRET' })
  const broken = await app.inject('/api/breaks')
  await app.close()

  const answered = lines().find((line) => line.route === '/api/tokens')
  expect(answered).toMatchObject({ method: 'POST', status: 200, reqId: signIn.headers['x-request-id'] })
  const [entered, failed] = ['attempt succeeded', 'attempt failed'].map((msg) =>
    lines().find((line) => line.msg === msg),
  )
  expect(entered).toMatchObject({ guarded: 'acceso', account: expect.any(String), ip: expect.any(String) })
  expect(failed).toMatchObject({ level: 40, account: entered.account })
  const refusal = lines().find((line) => line.reqId === forbidden.headers['x-request-id'])
  expect(refusal).toMatchObject({ status: 403, who: entered.account })
  expect(lines().find((line) => line.level === 50)).toMatchObject({
    reqId: broken.json().errorId,
    err: { code: '42P01' },
  })
  expect(broken.body).not.toMatch(/no_such_table|SECRET/)
  for (const secret of [DEMO_PASSWORD, token, refreshToken, 'COOKIE-SECRET', 'KEY-SECRET', 'SECRET-VALUE'])
    expect(text).not.toContain(secret)
})
