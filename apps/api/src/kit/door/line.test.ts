import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { sayOnLine } from '../../testing/bare-line.ts'

let t: TestApp
let port: number
beforeAll(async () => {
  t = await testApp()
  port = Number(new URL(await t.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => t.close())

const say = (...lines: string[]) => sayOnLine(port, ...lines)
const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)

describe('where a request ends is never doubtful', () => {
  const HEAD = ['POST /api/tokens HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  const HIDDEN = ['GET /api/health/live HTTP/1.1', 'Host: x', 'Connection: close', '', '']
  test.each([
    ['a length and parts', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', ...HIDDEN]],
    ['parts and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5', '', '0', '', ...HIDDEN]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40', '', '{}', ...HIDDEN]],
    ['two lengths in one', ['Content-Length: 2, 40', '', '{}', ...HIDDEN]],
    ['a length with a sign', ['Content-Length: +2', '', '{}', ...HIDDEN]],
    ['parts that are none', ['Transfer-Encoding: xchunked', '', '0', '', ...HIDDEN]],
    ['parts that are not last', ['Transfer-Encoding: chunked, gzip', '', '0', '', ...HIDDEN]],
    ['a blank before the colon', ['Transfer-Encoding : chunked', '', '0', '', ...HIDDEN]],
    ['a folded header', ['Transfer-Encoding:', ' chunked', '', '0', '', ...HIDDEN]],
    ['a part of no size', ['Transfer-Encoding: chunked', '', 'zz', '{}', ...HIDDEN]],
  ])('one with %s is refused, the line ends, and what hides behind is not answered', async (_, rest) => {
    const answered = statuses(await say(...HEAD, ...rest))
    expect(answered.length).toBeLessThanOrEqual(1)
    expect(answered.every((status) => status === '400')).toBe(true)
  })
})

test.each(['TRACE', 'CONNECT', 'PROPFIND', 'DEBUG', 'FOO'])('%s does nothing and repeats nothing', async (method) => {
  const heard = await say(
    `${method} /api/health/live HTTP/1.1`,
    'Host: x',
    'X-Said: repeat-me',
    'Connection: close',
    '',
    '',
  )
  expect(statuses(heard)).not.toContain('200')
  expect(heard).not.toContain('repeat-me')
})

test('no answer lets another site read it', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  for (const url of ['/api/v1/appsettings', '/api/tokens/refresh', '/api/docs', '/nothing'])
    for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
      const answer = await t.app.inject({ method, url, headers })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
})

test('whatever is no page runs nothing and is framed by nobody', async () => {
  for (const url of ['/api/v1/appsettings', '/api/openapi.json', '/api/docs', '/api/v1/colores/1', '/api/nothing']) {
    const policy = String((await t.app.inject({ url })).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  }
})
