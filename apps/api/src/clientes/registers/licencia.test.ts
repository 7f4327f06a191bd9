import { registers } from '@telar/contract/clientes/registers'
import { asc } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registersTable } from '../../db/schema/clientes/registers.ts'
import { limitesTable } from '../../db/schema/maquina.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { bomb } from '../../testing/bomb.ts'
import { dataUri, solicitar, solicitudNueva } from '../../testing/registros.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = (await t.as('ventas@telar.test')).tokens.get()?.token ?? ''
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(limitesTable))

const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8102e' } })
    .toFormat(format)
    .toBuffer()
const send = async (content: Buffer, type?: string) =>
  t.app.inject({
    method: 'POST',
    url: registers.create.path,
    payload: await solicitudNueva(t, {
      licencia: { name: 'licencia.pdf', extension: 'pdf', data: dataUri(content, type) },
    }),
    headers: { 'accept-language': 'es' },
  })
const download = (id: number, authorization = `Bearer ${token}`) =>
  t.app.inject({ url: `/api/v1/registers/${id}/licencia`, headers: authorization ? { authorization } : {} })

describe('a licence', () => {
  test.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('that is a %s by its bytes is one, whatever it calls itself', async (format, tipo) => {
    const licencia = { name: 'licencia.exe', extension: 'exe', data: dataUri(await picture(format), 'text/html') }
    const row = await solicitar(t, await solicitudNueva(t, { licencia }))
    expect(row.licencia).toMatchObject({ tipo, nombre: 'licencia.exe' })
    expect(row.licencia?.fichero).toMatch(new RegExp(`^licencias/[0-9a-f-]{36}\\.${tipo}$`))
  })

  test.each([
    ['a page that calls itself a PDF', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that is a program', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', async () => Buffer.from('7f454c4602010100', 'hex')],
    [
      'the head of a photo and nothing else',
      async () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    ],
    ['60,000 × 60,000 points in a few bytes', async () => bomb()],
    ['a moving picture', () => picture('gif')],
    ['a kind we do not take', () => picture('avif')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is refused', async (_, make) => {
    const before = process.memoryUsage().rss
    const answer = await send(await make())
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.licencia[0]).toContain('Valen PDF, JPG, PNG y WebP')
  })

  test('of more than 10 MB is refused', async () => {
    const answer = await send(Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * 1024 * 1024 + 1)]))
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(answer.json().errors)).toContain('10 MB')
  })

  test('of 50 MB is not even read', async () => {
    expect((await send(Buffer.alloc(50 * 1024 * 1024))).statusCode).toBe(413)
  })

  test('loses what hung on behind the photo', async () => {
    const polyglot = Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')])
    const licencia = { name: 'foto.jpg', extension: 'jpg', data: dataUri(polyglot, 'image/jpeg') }
    const { id } = await solicitar(t, await solicitudNueva(t, { licencia }))
    expect((await download(id)).rawPayload.includes('<script>')).toBe(false)
  })

  test('goes out as an attachment that runs nothing', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t))
    const { statusCode, headers, rawPayload } = await download(id)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="licencia-${id}.pdf"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is read by nobody else', async () => {
    const { id, licencia } = await solicitar(t, await solicitudNueva(t))
    for (const [email, status] of [
      [undefined, 401],
      ['cliente@telar.test', 403],
      ['comercial@telar.test', 403],
      ['produccion@telar.test', 403],
    ] as const) {
      const other = (await t.as(email)).tokens.get()?.token
      expect((await download(id, other ? `Bearer ${other}` : '')).statusCode).toBe(status)
    }
    expect((await t.app.inject(`/ficheros/${licencia?.fichero}`)).statusCode).toBe(404)
  })

  test('of the demo is drawn when it is asked for', async () => {
    const rows = await t.house.db.select().from(registersTable).orderBy(asc(registersTable.id)).limit(3)
    for (const { id, licencia } of rows) {
      const { statusCode, rawPayload } = await download(id)
      expect(statusCode).toBe(200)
      const head = rawPayload.subarray(0, 4).toString('latin1')
      expect(head).toBe(licencia?.tipo === 'pdf' ? '%PDF' : '\x89PNG')
    }
  })
})
