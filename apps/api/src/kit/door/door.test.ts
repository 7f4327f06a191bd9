import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { imagenes } from '@telar/contract/casa/imagenes'
import { registers } from '@telar/contract/clientes/registers'
import { tokens } from '@telar/contract/identidad/tokens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeInTime } from '../../start.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { networkOf } from './network.ts'
import { Visits } from './visits.ts'

const MB = 1024 * 1024
const CONNECTIONS = 12

let t: TestApp
let port: number
beforeAll(async () => {
  t = await testApp({ CONNECTIONS_PER_ADDRESS: String(CONNECTIONS) })
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  port = (t.app.server.address() as { port: number }).port
})
afterAll(() => t.close())

/** A connection, and what has come back on it so far. */
async function line(to = port): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect(to, '127.0.0.1')
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  await once(socket, 'connect')
  return { socket, said: () => heard }
}

/** The head of a request that says its body is so long. */
const head = (path: string, length: number, more: Record<string, string> = {}) => {
  const fields = { host: 'telar.test', 'content-type': 'application/json', 'content-length': String(length), ...more }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}
const statusOf = (said: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)
const ready = async (to = port) => (await fetch(`http://127.0.0.1:${to}/api/health/ready`)).status

describe('before anything of a body is read', () => {
  test('its sender is known', async () => {
    const { socket, said } = await line()
    socket.write(head(imagenes.upload.path, 20 * MB, { 'content-type': 'multipart/form-data; boundary=x' }))
    await expect.poll(said).toMatch(/^HTTP\/1\.1 401/)
    socket.destroy()
  })

  test('a call that anybody may make takes little, unless it says so', async () => {
    const { socket, said } = await line()
    socket.write(head(tokens.byEmail.path, 65 * 1024))
    await expect.poll(said).toMatch(/^HTTP\/1\.1 413/)
    socket.destroy()
    const unknown = await line()
    unknown.socket.write(head('/api/v1/nothing', 65 * 1024))
    await expect.poll(() => statusOf(unknown.said())).toBeGreaterThanOrEqual(404)
    unknown.socket.destroy()
  })
})

test('half a document keeps a place, another one of the same address is asked to come back', async () => {
  const half = await line()
  half.socket.write(head(registers.create.path, 14 * MB))
  half.socket.write('x'.repeat(MB))
  await sleep(50)
  const second = await line()
  second.socket.write(head(registers.create.path, 14 * MB))
  await expect.poll(second.said).toMatch(/^HTTP\/1\.1 503/)
  expect(second.said()).toMatch(/retry-after: \d+/i)
  expect(await ready()).toBe(200)
  half.socket.destroy()
  second.socket.destroy()
  await sleep(50)
  const third = await line()
  third.socket.write(head(registers.create.path, 14 * MB))
  await sleep(200)
  expect(third.said()).toBe('')
  third.socket.destroy()
})

test('half-sent bodies leave nothing behind in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const held = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  for (let round = 0; round < 10; round++) {
    const { socket } = await line()
    socket.write(head(registers.create.path, 14 * MB))
    await new Promise((sent) => socket.write('x'.repeat(4 * MB), sent))
    socket.destroy()
    await once(socket, 'close')
  }
  await expect.poll(() => held() - before).toBeLessThan(8 * MB)
  expect(await ready()).toBe(200)
})

test('an address has so many connections and no more', async () => {
  const lines = await Promise.all(Array.from({ length: CONNECTIONS + 8 }, () => line()))
  const closed = () => lines.filter(({ socket }) => socket.destroyed || socket.closed).length
  await expect.poll(closed).toBeGreaterThanOrEqual(8)
  for (const { socket } of lines) socket.destroy()
  await expect.poll(() => ready().catch(() => 0)).toBe(200)
})

describe('an address that comes too often', () => {
  test('hears when to come back; the house itself may ask as it likes', async () => {
    const few = await testApp({ REQUESTS_PER_MINUTE: '20' })
    const address = await few.app.listen({ host: '127.0.0.1', port: 0 })
    const answers = []
    for (let i = 0; i < 22; i++) answers.push(await fetch(`${address}/api/health`))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429, 429])
    const wait = Number(answers.at(-1)?.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await few.app.inject('/api/health')).statusCode).toBe(200)
    await few.close()
  })

  test('begins anew after a minute', () => {
    const visits = new Visits()
    expect([0, 10, 20].map((now) => visits.count('192.0.2.1', 2, now))).toEqual([0, 0, 60])
    expect(visits.count('192.0.2.2', 2, 30)).toBe(0)
    expect(visits.count('192.0.2.1', 2, 60_001)).toBe(0)
  })

  test('has come to every worker behind the port', () => {
    const [here, there] = [new Visits(), new Visits()]
    for (const visits of [here, there]) expect(visits.tell()).toEqual([])
    expect([0, 10].map((now) => here.count('192.0.2.1', 3, now))).toEqual([0, 0])
    const told = here.tell()
    expect(told).toEqual([['192.0.2.1', 2]])
    there.hear(told, 20)
    expect([30, 40].map((now) => there.count('192.0.2.1', 3, now))).toEqual([0, 60])
    expect([here.tell(), there.tell()]).toEqual([[], [['192.0.2.1', 2]]])
  })

  test('is a whole network where a household has one', () => {
    expect(networkOf('2001:db8:1:2::7')).toBe(networkOf('2001:db8:1:2:9:9:9:9'))
    expect(networkOf('2001:db8:1:2::7')).not.toBe(networkOf('2001:db8:1:3::7'))
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  })
})

test('the end does not wait for somebody’s other half', async () => {
  const other = await testApp()
  await other.app.listen({ host: '127.0.0.1', port: 0 })
  const { socket } = await line((other.app.server.address() as { port: number }).port)
  socket.write(head(tokens.byEmail.path, 1000))
  socket.write('{"email":')
  await sleep(50)
  const started = performance.now()
  await closeInTime(other.app, 300)
  expect(performance.now() - started).toBeLessThan(3000)
  await other.close()
})
