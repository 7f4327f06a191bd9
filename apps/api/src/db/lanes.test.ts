import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { health } from '@telar/contract/casa/health'
import { modelos } from '@telar/contract/catalogo/modelos'
import { tokens } from '@telar/contract/identidad/tokens'
import { cart } from '@telar/contract/ventas/cart'
import { DEMO_PASSWORD } from '@telar/demo/users'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorAnswer } from '../kit/errors.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { createPool } from './connection.ts'
import { limitesTable } from './schema/maquina.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Takes every connection of a lane until it is told to stop. */
async function hold(lane: 'essential' | 'ordinary' | 'long'): Promise<() => void> {
  const { pool } = lane === 'ordinary' ? t.house : t.house[lane]
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  return () => {
    for (const client of clients) client.release()
  }
}

describe('while every other connection is taken', () => {
  test('people sign in, look into their cart, and all is well', async () => {
    const cliente = await t.as('cliente@telar.test')
    const held = await Promise.all([hold('ordinary'), hold('long')])
    try {
      const credenciales = { email: 'cliente@telar.test', password: DEMO_PASSWORD }
      expect(await cliente.call(cart.get, {})).toMatchObject({ modelos: expect.any(Array) })
      expect(await cliente.call(health.ready, {})).toMatchObject({ status: 'ready' })
      expect(await cliente.call(tokens.byEmail, { body: credenciales })).toMatchObject({ token: expect.any(String) })
    } finally {
      for (const release of held) release()
      await t.house.db.delete(limitesTable)
    }
  })

  test('whoever waits in vain is told when to come back', async () => {
    const admin = await t.as('admin@telar.test')
    const release = await hold('ordinary')
    await expect(admin.call(modelos.search, { body: {} })).rejects.toMatchObject({ status: 503 })
    release()
  })
})

describe('what takes too long', () => {
  test.each([
    ['a statement', (db: TestApp['house']['db']) => db.execute(sql`set statement_timeout = 50; select pg_sleep(2)`)],
    [
      'a lock',
      async (db: TestApp['house']['db']) => {
        const other = await t.house.jobs.pool.connect()
        await other.query('begin; lock table limites')
        try {
          await db.execute(sql`set lock_timeout = 50; select * from limites`)
        } finally {
          await other.query('rollback')
          other.release()
        }
      },
    ],
  ])('%s: is an honest 503', async (_, work) => {
    const error = await work(t.house.jobs.db).catch((thrown) => thrown)
    await t.house.jobs.db.execute(sql`reset statement_timeout; reset lock_timeout`)
    expect(errorAnswer(error, 'es')).toMatchObject({ status: 503, retryAfter: 1, unexpected: false })
  })

  test('every kind of work has its limits', async () => {
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    for (const { pool } of [t.house, t.house.essential, t.house.long, t.house.jobs]) {
      const { rows } = await pool.query('select setting from pg_settings where name = any($1)', [settings])
      expect(rows).toHaveLength(3)
      for (const { setting } of rows) expect(Number(setting)).toBeGreaterThan(0)
    }
  })
})

test('workers of one machine share the connections that one alone would have', async () => {
  const most = (among: number) =>
    (['essential', 'ordinary', 'long', 'jobs'] as const).map((lane) => createPool(t.url, lane, among).options.max)
  expect([most(1), most(2), most(8)]).toEqual([
    [12, 20, 3, 4],
    [6, 10, 3, 3],
    [3, 3, 3, 3],
  ])
})

test('whoever reads an export slowly keeps no connection', async () => {
  const address = await t.app.listen({ host: '127.0.0.1', port: 0 })
  const token = (await t.as('admin@telar.test')).tokens.get()?.token
  const body = '{}'
  const slow = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      await once(socket, 'connect')
      socket.pause()
      socket.write(
        `POST ${modelos.export.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
      return socket
    }),
  )
  await sleep(500)
  await expect.poll(() => t.house.long.pool.idleCount).toBe(t.house.long.pool.totalCount)
  expect(t.house.long.pool.waitingCount).toBe(0)
  const { rows } = await t.house.jobs.pool.query(
    "select count(*)::int as n from pg_stat_activity where state = 'idle in transaction' and datname = current_database()",
  )
  expect(rows[0].n).toBe(0)
  for (const socket of slow) socket.destroy()
})

test('a search looks for a few patterns at most', async () => {
  const admin = await t.as('admin@telar.test')
  const con = (n: number) => ({
    advancedFilter: {
      logic: 'or' as const,
      filters: Array.from({ length: n }, () => ({ field: 'nombre', operator: 'contains' as const, value: 'a' })),
    },
  })
  await expect(admin.call(modelos.search, { body: con(10) })).resolves.toMatchObject({ currentPage: 1 })
  await expect(admin.call(modelos.search, { body: con(11) })).rejects.toMatchObject({ status: 400 })
  const fields = Array.from({ length: 11 }, () => 'nombre')
  await expect(
    admin.call(modelos.search, { body: { advancedSearch: { fields, keyword: 'a' } } }),
  ).rejects.toMatchObject({ status: 400 })
})
