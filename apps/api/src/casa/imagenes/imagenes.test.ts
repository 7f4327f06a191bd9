import { imagenes } from '@telar/contract/casa/imagenes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { bomb } from '../../testing/bomb.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = (await t.as('admin@telar.test')).tokens.get()?.token ?? ''
})
afterAll(() => t.close())

function form(content: Buffer, name = 'foto.jpg', type = 'image/jpeg') {
  const boundary = 'x-telar-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
const upload = (content: Buffer, name?: string, type?: string, more: Record<string, string> = {}) => {
  const { payload, headers } = form(content, name, type)
  return t.app.inject({
    method: 'POST',
    url: imagenes.upload.path,
    payload,
    headers: { authorization: `Bearer ${token}`, ...headers, ...more },
  })
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } })

describe('an upload', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s is stored with its size and a stand-in', async (format) => {
    const answer = await upload(await picture(40, 50).toFormat(format).toBuffer(), 'nombre.exe', 'text/html')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ ancho: 40, alto: 50, huella: expect.stringMatching(/^[\w+/=]{8,}$/) })
  })

  test('the same key makes one of the same picture, and is refused with another', async () => {
    const key = { 'idempotency-key': 'foto-1' }
    const content = await picture(40, 50).png().toBuffer()
    const first = await upload(content, 'a.png', 'image/png', key)
    const again = await upload(content, 'b.png', 'text/plain', key)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const other = await upload(await picture(41, 50).png().toBuffer(), 'a.png', 'image/png', key)
    expect(other.statusCode).toBe(409)
  })

  test('lying on its side is measured as it is seen', async () => {
    const content = await picture(40, 50).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await upload(content)).json()).toMatchObject({ ancho: 50, alto: 40 })
  })

  test.each([
    [
      'a drawing that is a program',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page that calls itself a photo', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['60,000 × 60,000 points in a few bytes', bomb],
    ['the head of a photo and nothing else', () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
    ['a program', () => Buffer.from('7f454c4602010100', 'hex')],
    ['nothing', () => Buffer.alloc(0)],
    ['a moving picture', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ])('%s is refused', async (_, make) => {
    const before = process.memoryUsage().rss
    const answer = await upload(make())
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.file[0]).toContain('JPG, PNG')
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024)
  })

  test('of 50 MB is refused', async () => {
    const answer = await upload(Buffer.alloc(50 * 1024 * 1024))
    expect(answer.statusCode).toBe(413)
  })

  test('something after the photo does not survive', async () => {
    const polyglot = Buffer.concat([await picture(40, 50).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { id } = (await upload(polyglot)).json()
    const served = await t.app.inject(`/img/${id}/160.webp`)
    expect(served.rawPayload.includes('<script>')).toBe(false)
  })
})

describe('a picture', () => {
  test('is served in the sizes that pages use, for ever the same, and is never enlarged', async () => {
    const { id } = (await upload(await picture(1000, 1250).jpeg().toBuffer())).json()
    for (const [size, width] of [
      ['320.avif', 320],
      ['480.webp', 480],
      ['1600.jpeg', 1000],
    ] as const) {
      const answer = await t.app.inject(`/img/${id}/${size}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': `image/${size.split('.')[1]}`,
      })
      const served = await sharp(answer.rawPayload).metadata()
      expect(served.width).toBe(width)
      expect(served.exif).toBeUndefined()
    }
  })

  test('is not found by counting on from another', async () => {
    const content = await picture(40, 50).png().toBuffer()
    const ids = [(await upload(content)).json().id, (await upload(content)).json().id] as number[]
    for (const id of ids) expect(id).toBeGreaterThan(1_000_000)
    for (const near of [1, 2, -1, -2])
      expect((await t.app.inject(`/img/${(ids[0] as number) + near}/320.webp`)).statusCode).toBe(404)
  })

  test.each([
    '/img/999999/320.webp',
    '/img/1/321.webp',
    '/img/1/320.svg',
    '/img/1/..%2f..%2fjwt-secret',
    '/img/x/320.webp',
  ])('%s is not there', async (url) => {
    expect((await t.app.inject(url)).statusCode).toBe(404)
  })

  test('the original is kept for staff', async () => {
    const content = await picture(40, 50).png().toBuffer()
    const { id } = (await upload(content)).json()
    const answer = await t.app.inject({
      url: `/api/v1/imagenes/${id}/original`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.rawPayload.equals(content)).toBe(true)
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect((await t.app.inject(`/api/v1/imagenes/${id}/original`)).statusCode).toBe(401)
  })
})
