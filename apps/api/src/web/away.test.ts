import { IDIOMAS } from '@telar/domain/idioma'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appOn, type TestApp } from '../testing/app.ts'
import { createTestDatabase } from '../testing/database.ts'
import { type Line, lineTo } from '../testing/line.ts'
import { web } from './plugin.ts'

let t: TestApp
let line: Line
beforeAll(async () => {
  const database = await createTestDatabase()
  line = await lineTo(database.url)
  t = await appOn({ ...database, appUrl: line.url(database.appUrl) })
  await web(t.app, { dev: false, spoken: () => IDIOMAS, kept: t.house.kept })
})
afterAll(async () => {
  line.set('whole')
  await t.close()
  await line.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url, headers: { 'accept-language': 'es', host: 'localhost:5003', ...headers } })

describe('while the database is away', () => {
  test('pages and public answers are the last good copies', async () => {
    const before = await get('/gallery')
    const models = await get('/api/v1/webmodelos/getall')
    expect([before.statusCode, models.statusCode]).toEqual([200, 200])
    line.set('cut')
    await expect.poll(() => t.house.changes.up).toBe(false)
    const [during, data] = [await get('/gallery'), await get('/api/v1/webmodelos/getall')]
    expect([during.statusCode, during.body === before.body]).toEqual([200, true])
    expect([data.statusCode, data.body === models.body]).toEqual([200, true])
  })

  test('a page that was never made says when to come back, in the visitor’s language', async () => {
    const answer = await get('/modelo/1')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Ahora mismo no podemos atenderle.')
    expect(answer.body).not.toMatch(/ECONN|at \/|stack/)
  })

  test('nothing is stale once it is back', async () => {
    line.set('whole')
    await expect.poll(() => t.house.changes.up).toBe(true)
    const before = await get('/api/v1/webmodelos/getall')
    const [primero] = before.json() as { id: number }[]
    await t.owner.execute(`update modelos set publicado = false where id = ${primero?.id}`)
    await expect
      .poll(async () => ((await get('/api/v1/webmodelos/getall')).json() as { id: number }[]).map(({ id }) => id))
      .not.toContain(primero?.id)
  })

  test('what was withdrawn before it went away is not shown from a copy', async () => {
    const [primero] = (await get('/api/v1/webmodelos/getall')).json() as { id: number }[]
    expect((await get(`/modelo/${primero?.id}`)).statusCode).toBe(200)
    await t.owner.execute(`update modelos set publicado = false where id = ${primero?.id}`)
    await expect.poll(async () => (await get(`/api/v1/webmodelos/${primero?.id}`)).statusCode).toBe(404)
    line.set('cut')
    await expect.poll(() => t.house.changes.up).toBe(false)
    expect((await get(`/modelo/${primero?.id}`)).statusCode).toBe(503)
    line.set('whole')
    await expect.poll(() => t.house.changes.up).toBe(true)
  })
})

test.each(['[', 'a b', 'otra.example/x?y', 'a@b', 'x:99999', '%'])(
  'a Host of %j is the visitor’s mistake',
  async (host) => {
    const answer = await get('/', { host })
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(400)
  },
)

test('no Host at all is no reason to refuse', async () => {
  expect((await get('/', { host: '' })).statusCode).toBe(200)
})
