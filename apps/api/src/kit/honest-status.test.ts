import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { imagenes } from '@telar/contract/casa/imagenes'
import { colores } from '@telar/contract/catalogo/colores'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appOn, type TestApp } from '../testing/app.ts'
import { createTestDatabase } from '../testing/database.ts'
import { type Line, lineTo } from '../testing/line.ts'
import { errorAnswer } from './errors.ts'
import { writing } from './writing.ts'

const METRICS_TOKEN = 'a'.repeat(20)

let t: TestApp
let line: Line
let token: string
beforeAll(async () => {
  const database = await createTestDatabase()
  line = await lineTo(database.url)
  t = await appOn({ ...database, appUrl: line.url(database.appUrl) }, { METRICS_TOKEN })
  token = (await t.as('admin@telar.test')).tokens.get()?.token ?? ''
})
afterAll(async () => {
  line.set('whole')
  await t.close()
  await line.close()
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'

const upload = (payload: Buffer | string, type = 'multipart/form-data; boundary=b') =>
  t.app.inject({
    method: 'POST',
    url: imagenes.upload.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })

describe('a form that was cut short', () => {
  test.each([
    ['in its file', `${PART}half a pict`],
    ['in its head', '--b\r\nContent-Disposition: form-data; name="fi'],
    ['before it began', ''],
    ['and is none', 'nothing of the kind'],
  ])('%s is the sender’s mistake', async (_, payload) => {
    const answer = await upload(payload)
    expect(answer.statusCode, answer.body).toBe(400)
  })

  test('without its boundary is the sender’s mistake', async () => {
    expect((await upload(`${PART}x\r\n--b--\r\n`, 'multipart/form-data')).statusCode).toBe(400)
  })

  test('by a line that broke ends nothing', async () => {
    await t.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = t.app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${imagenes.upload.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n${PART}half`,
    )
    await sleep(50)
    socket.destroy()
    await sleep(50)
    expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  })
})

test.each([
  ['of the same length in letters, not in bytes', `Bearer ${'ñ'.repeat(20)}`],
  ['that is empty', ''],
  ['that is long', `Bearer ${'x'.repeat(4000)}`],
])('the figures are not there for a token %s', async (_, authorization) => {
  const answer = await t.app.inject({ url: '/metrics', headers: { authorization } })
  expect(answer.statusCode).toBe(404)
})

test('the figures are there for who holds the token', async () => {
  const answer = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  expect(answer.body).toContain('http_request_seconds')
})

test('a disk that is full is no accident of the call', async () => {
  const { put } = t.house.files
  t.house.files.put = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  const answer = await upload(Buffer.concat([Buffer.from(PART), PNG, Buffer.from('\r\n--b--\r\n')]))
  t.house.files.put = put
  expect(answer.statusCode, answer.body).toBe(503)
  expect(answer.headers['retry-after']).toBeDefined()
})

describe('a connection that is lost inside a transaction', () => {
  const NOBODY = { user: null, requestId: 'test' }
  const end = sql`select pg_terminate_backend(pg_backend_pid())`
  const broken = async (work: Promise<unknown>) => errorAnswer(await work.catch((error) => error), 'es')

  test.each([
    ['of a write', (work: (db: TestApp['house']['db']) => Promise<never>) => writing(t.house.pool, NOBODY, work)],
    [
      'of a part of it',
      (work: (db: TestApp['house']['db']) => Promise<never>) =>
        writing(t.house.pool, NOBODY, (tx) => tx.transaction((part) => work(part as never))),
    ],
    [
      'of a job',
      (work: (db: TestApp['house']['db']) => Promise<never>) => t.house.db.transaction((tx) => work(tx as never)),
    ],
  ])('%s: what went wrong first is told', async (_, inside) => {
    const rule = inside(async (db) => {
      await db.execute(end).catch(() => {})
      throw new ReglaError('color.inexistente')
    })
    expect(await broken(rule)).toMatchObject({ status: 400, unexpected: false })
    const lost = inside(async (db) => {
      await db.execute(end)
      throw new Error('never')
    })
    expect(await broken(lost)).toMatchObject({ status: 503, unexpected: false })
    const after = inside(async (db) => {
      await db.execute(end).catch(() => {})
      await sleep(20)
      await db.execute(sql`select 1`)
      throw new Error('never')
    })
    expect(await broken(after)).toMatchObject({ status: 503, unexpected: false })
  })

  test('leaves no connection behind', async () => {
    expect(t.house.pool.waitingCount).toBe(0)
    for (let i = 0; i < t.house.pool.options.max + 2; i++)
      await t.house.db.transaction(async (tx) => tx.execute(sql`select 1`))
  })
})

test('a database that may only be read says so', async () => {
  const admin = await t.as('admin@telar.test')
  await t.owner.execute(
    sql.raw(`alter database ${new URL(t.url).pathname.slice(1)} set default_transaction_read_only = on`),
  )
  line.set('cut')
  line.set('whole')
  try {
    await expect
      .poll(() =>
        admin.call(colores.search, { body: {} }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    const body = { codigo: 'RO', nombre: { es: 'x' }, hex: '#123456' }
    await expect(admin.call(colores.create, { body })).rejects.toMatchObject({
      status: 503,
      message: 'Ahora mismo solo se puede consultar, no guardar. Vuelva a probar más tarde.',
    })
  } finally {
    await t.owner.execute(
      sql.raw(
        `set default_transaction_read_only = off; alter database ${new URL(t.url).pathname.slice(1)} reset default_transaction_read_only`,
      ),
    )
    line.set('cut')
    line.set('whole')
  }
})

describe('a connection that leads to a server which only follows another', () => {
  const NOBODY = { user: null, requestId: 'test' }
  const pid = async () => (await t.house.jobs.pool.query('select pg_backend_pid() as pid')).rows[0].pid as number
  const follows = sql`set local transaction_read_only = on`
  const write = sql`update colores set nombre = nombre`

  test.each([
    [
      'a write',
      () =>
        writing(t.house.jobs.pool, NOBODY, async (tx) => {
          await tx.execute(follows)
          await tx.execute(write)
        }),
    ],
    [
      'a job',
      () =>
        t.house.jobs.db.transaction(async (tx) => {
          await tx.execute(follows)
          await tx.execute(write)
        }),
    ],
    ['a statement alone', () => t.house.jobs.pool.query('begin read only; update colores set nombre = nombre')],
  ])('%s gives it up', async (_, work) => {
    const before = await pid()
    const error = await work().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(errorAnswer(error, 'es')).toMatchObject({ status: 503, unexpected: false })
    expect(await pid()).not.toBe(before)
  })
})

describe('a database that is away', () => {
  const ask = (url: string) => t.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

  test('is a 503 for reads and writes, and all is well when it is back', async () => {
    line.set('cut')
    expect((await ask('/api/v1/pedidos/1')).statusCode).toBe(503)
    expect((await ask('/api/health/ready')).statusCode).toBe(503)
    expect((await ask('/api/health')).statusCode).toBe(200)
    line.set('whole')
    await expect.poll(async () => (await ask('/api/health/ready')).statusCode).toBe(200)
  })

  test('and says nothing is a 503 in bounded time', async () => {
    expect((await ask('/api/health/ready')).statusCode).toBe(200)
    line.set('silent')
    const began = performance.now()
    expect((await ask('/api/health/ready')).statusCode).toBe(503)
    expect(performance.now() - began).toBeLessThan(15_000)
    line.set('whole')
    await expect.poll(async () => (await ask('/api/health/ready')).statusCode).toBe(200)
  })
})
