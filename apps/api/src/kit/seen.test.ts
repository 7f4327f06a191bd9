import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { colores } from '@telar/contract/catalogo/colores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type TestApp, testApp } from '../testing/app.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, string> }[]
}

let t: TestApp
let collector: Server
const spans: Span[] = []
const lines: string[] = []
const TRACE = 'a'.repeat(32)

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((told) => {
      const { resourceSpans } = told as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const OTLP_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  t = await testApp({ OTLP_URL, SLOW_STATEMENT_MS: '0', LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  await t.close()
  collector.close()
})

test('a slow statement is told with its call, a trace with its statements, and neither with what was typed', async () => {
  const log = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await createApp(t.house, log)
  const admin = await t.as('admin@telar.test')
  const answer = await app.inject({
    method: 'POST',
    url: colores.search.path,
    headers: { authorization: `Bearer ${admin.tokens.get()?.token}`, traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` },
    payload: { keyword: 'secretísimo' },
  })
  expect(answer.statusCode).toBe(200)
  await app.close()
  await t.house.seen.close()
  const name = `POST ${colores.search.path}`
  const mine = spans.filter(({ traceId }) => traceId === TRACE)
  const request = mine.find((span) => span.name === name)
  expect(request?.parentSpanId).toBe('b'.repeat(16))
  const statements = mine.filter((span) => span.name === 'statement')
  expect(statements.length).toBeGreaterThan(0)
  expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]))
  const slow = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'slow statement')
  expect(slow.some(({ call, lane }) => call === name && lane === 'ordinary')).toBe(true)
  expect(JSON.stringify([spans, lines])).not.toContain('secretísimo')
})
