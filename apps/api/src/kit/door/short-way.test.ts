import { request } from 'node:http'
import { faq } from '@telar/contract/asistente/faq'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { sayOnLine } from '../../testing/bare-line.ts'
import { web } from '../../web/plugin.ts'

let t: TestApp
let port: number

async function listening(env: Record<string, string> = {}): Promise<{ t: TestApp; port: number }> {
  const opened = await testApp(env)
  await web(opened.app, { dev: false, spoken: opened.house.spoken, kept: opened.house.kept })
  await opened.app.listen({ host: '127.0.0.1', port: 0 })
  return { t: opened, port: (opened.app.server.address() as { port: number }).port }
}

beforeAll(async () => {
  ;({ t, port } = await listening())
})
afterAll(() => t.close())

interface Said {
  status: number
  headers: Record<string, unknown>
  body: Buffer
}

/** Over a line, as browsers come: what is asked for inside the process never takes the short way. */
const get = (path: string, headers: Record<string, string> = {}, to = port): Promise<Said> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: to, path, headers: { host: 'tienda.test', ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
    })
      .on('error', reject)
      .end()
  })

const { path: LIST } = webmodelos.getAll
const { path: FAQ } = faq.getAll

describe.each([LIST, FAQ, '/api/v1/publicweb/get-home-colecciones', '/gallery', '/sitemap.xml'])('%s', (path) => {
  test.each(['br', 'gzip', 'identity'])(
    'leaves by the short way as it left by the long one, as %s',
    async (encoding) => {
      const asked = { 'accept-encoding': encoding, 'accept-language': 'pt' }
      await get(path, asked)
      const inside = await t.app.inject({ url: path, headers: { host: 'tienda.test', ...asked } })
      const { headers, body, status } = await get(path, asked)
      const { 'x-request-id': ours, date: _, connection: __, 'keep-alive': ___, ...rest } = headers
      const { 'x-request-id': theirs, date: ____, connection: _____, ...long } = inside.headers
      expect(status).toBe(200)
      expect(rest).toEqual({ ...long, 'content-length': String(long['content-length']) })
      expect(ours).not.toBe(theirs)
      expect(body.equals(inside.rawPayload)).toBe(true)
    },
  )

  test('is not sent again to whoever has it', async () => {
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: headers.etag, 'x-content-type-options': 'nosniff' })
  })
})

describe('on a bare line', () => {
  const asked = (...more: string[]) => [`GET ${FAQ} HTTP/1.1`, 'Host: tienda.test', ...more, '', ''].join('\r\n')
  /** Heads as they are written, without what is of one answer alone. */
  const headsIn = (heard: string) =>
    [...heard.matchAll(/HTTP\/1\.1 [\s\S]*?\r\n\r\n/g)].map(([head]) =>
      head
        .split('\r\n')
        .filter((line) => line && !/^(x-request-id|date|connection|keep-alive):/i.test(line))
        .sort(),
    )

  test('three that are asked for at once come one after the other, the last as the line is closed', async () => {
    await get(FAQ)
    const heard = await sayOnLine(port, asked() + asked() + asked('Connection: close'))
    const [first, ...others] = headsIn(heard)
    expect(first).toContain('HTTP/1.1 200 OK')
    expect(others).toEqual([first, first])
    const of = (name: string) => [...heard.matchAll(new RegExp(`^${name}: (.*?)\r$`, 'gim'))].map(([, value]) => value)
    expect(of('connection')).toEqual(['keep-alive', 'keep-alive', 'close'])
    expect(of('keep-alive')).toEqual(['timeout=72', 'timeout=72'])
    const dates = of('date').map((date) => Math.abs(Date.now() - Date.parse(String(date))))
    expect(dates).toHaveLength(3)
    expect(Math.max(...dates)).toBeLessThan(5000)
    expect(new Set(of('x-request-id')).size).toBe(3)
  })

  test('one of the first kind is answered, and the line closed', async () => {
    await get(FAQ)
    const heard = await sayOnLine(port, `GET ${FAQ} HTTP/1.0`, 'Host: tienda.test', '', '')
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(heard).toMatch(/\r\nConnection: close\r\n/)
  })
})

describe('a file of the web', () => {
  const named = async (pattern: RegExp) => pattern.exec(String((await get('/gallery')).body))?.[1] ?? ''

  test.each([
    ['a script, packed', /data-src="([^"]+)"/, 'br', 'br'],
    ['a script, as it is', /data-src="([^"]+)"/, 'identity', undefined],
    ['a face, which gains nothing by it', /href="([^"]+\.woff2)"/, 'br', undefined],
  ])('leaves by the short way as it left by the long one: %s', async (_, pattern, encoding, packed) => {
    const path = await named(pattern)
    const asked = { 'accept-encoding': encoding }
    const inside = await t.app.inject({ url: path, headers: { host: 'tienda.test', ...asked } })
    for (const time of ['once', 'twice']) {
      const { status, headers, body } = await get(path, asked)
      const { date: _date, connection: __, 'keep-alive': ___, ...rest } = headers
      const { date: ____, connection: _____, ...long } = inside.headers
      expect([time, status, headers['content-encoding']]).toEqual([time, 200, packed])
      expect(rest).toEqual({ ...long, 'content-length': String(long['content-length']) })
      expect(rest).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(body.equals(inside.rawPayload)).toBe(true)
    }
  })

  test('is found by its own name alone', async () => {
    const path = await named(/data-src="([^"]+)"/)
    await get(path)
    expect((await get(`${path}?x=1`)).status).toBe(200)
    for (const other of [`${path}.br`, path.replace('/assets/', '/assets/../'), '/assets/', '/assets/..%2froutes.json'])
      expect([other, (await get(other)).status]).toEqual([other, 404])
  })
})

test('what was changed is seen by the next who asks', async () => {
  const admin = await t.as('admin@telar.test')
  const { data } = await admin.call(faq.search, {
    body: { advancedFilter: { field: 'activa', operator: 'eq', value: true } },
  })
  const [first] = data
  if (!first) throw new Error('There is no question.')
  for (const es of ['¿Uno?', '¿Dos?', '¿Tres?']) {
    const now = await admin.call(faq.get, { params: { id: first.id } })
    await admin.call(faq.update, { params: { id: first.id }, body: { ...now, pregunta: { ...now.pregunta, es } } })
    for (const time of ['once', 'twice'])
      expect([time, String((await get(FAQ)).body)]).toEqual([time, expect.stringContaining(es)])
  }
})

test('everybody is spoken to in their language', async () => {
  const language = async (headers: Record<string, string>) =>
    (await get('/gallery', headers)).headers['content-language']
  for (const time of ['once', 'twice']) {
    expect([time, await language({ 'accept-language': 'ca' })]).toEqual([time, 'ca'])
    expect([time, await language({ 'accept-language': 'es' })]).toEqual([time, 'es'])
    expect([
      time,
      await language({ cookie: 'a=b; .AspNetCore.Culture=c%3Dpt-PT%7Cuic%3Dpt-PT', 'accept-language': 'es' }),
    ]).toEqual([time, 'pt'])
  }
})

test('another house, another method and a body go the long way', async () => {
  await get(LIST)
  expect((await get(LIST, { tenant: 'nobody' })).status).toBe(401)
  expect((await get(LIST, { 'content-length': '0' })).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}${LIST}`, { method: 'DELETE' })).status).toBe(404)
  const head = await fetch(`http://127.0.0.1:${port}${LIST}`, { method: 'HEAD' })
  expect(await head.text()).toBe('')
})

test('who comes too often is asked to wait, whichever way they come', async () => {
  const few = await listening({ REQUESTS_PER_MINUTE: '5' })
  const statuses = []
  for (let n = 0; n < 8; n++) statuses.push((await get(FAQ, {}, few.port)).status)
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200])
  expect(statuses.slice(5)).toEqual([429, 429, 429])
  await few.t.close()
})
