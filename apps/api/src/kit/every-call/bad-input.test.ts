import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { ErrorResult, FieldProblem } from '@telar/contract/kit/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/app.ts'
import { arbitraryFor, nastyString } from '../../testing/arbitrary.ts'
import { ask } from '../../testing/ask.ts'

const RUNS = 60
const RUNS_AS_CUSTOMER = 20

let t: TestApp
let admin: string
let cliente: string
beforeAll(async () => {
  t = await testApp()
  admin = (await t.as('admin@telar.test')).tokens.get()?.token ?? ''
  cliente = (await t.as('cliente@telar.test')).tokens.get()?.token ?? ''
})
afterAll(() => t.close())

const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

const jsonOf = (schema: z.ZodType) =>
  arbitraryFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object)

/** What stands behind the question mark: what the call asks for, spoiled, and what nobody asked for. */
const queryOf = ({ query }: Bound) => {
  const asked = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
  const name = fc.oneof(
    ...[...asked, 'id', 'pageNumber', '__proto__', 'a[b]'].map((one) => fc.constant(one)),
    nastyString,
  )
  return fc.array(fc.tuple(name, nastyString), { maxLength: 4 })
}

/** A form as a browser sends it, with a file that is not what it says. */
const formOf = () =>
  fc.record({
    field: fc.constantFrom('file', 'data', 'texto', ''),
    name: nastyString,
    type: fc.constantFrom('image/png', 'application/pdf', 'audio/webm', 'text/plain', 'nonsense'),
    content: fc.oneof(
      nastyString,
      fc.constant('\u0089PNG\r\n'),
      fc.constant('PK\u0003\u0004'),
      fc.constant('%PDF-1.7'),
    ),
  })

const inputs = (endpoint: Bound) =>
  fc.record({
    params: fc.tuple(...names(endpoint.path).map(() => fc.oneof(nastyString, fc.uuid(), fc.integer().map(String)))),
    query: queryOf(endpoint),
    body: endpoint.body ? jsonOf(endpoint.body as z.ZodType) : fc.constant(undefined),
    form: endpoint.multipart ? fc.option(formOf()) : fc.constant(null),
  })
type Input = ReturnType<typeof inputs> extends fc.Arbitrary<infer I> ? I : never

const BOUNDARY = 'telar-boundary'

function multipart({ field, name, type, content }: NonNullable<Input['form']>) {
  const safe = (text: string) => text.toWellFormed().replace(/[\r\n"]/g, '_')
  const head = `Content-Disposition: form-data; name="${safe(field)}"; filename="${safe(name)}"`
  return `--${BOUNDARY}\r\n${head}\r\nContent-Type: ${type}\r\n\r\n${content.toWellFormed()}\r\n--${BOUNDARY}--\r\n`
}

const ErrorBody = z.union([ErrorResult, FieldProblem])

function send(endpoint: Bound, token: string, { params, query, body, form }: Input) {
  let i = 0
  const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(String(params[i++] ?? '').toWellFormed()) || '0')
  const asked = query.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()])
  const payload = form ? multipart(form) : body === undefined ? undefined : JSON.stringify(body)
  const type = form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'
  return ask(t.app, endpoint, {
    url: asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path,
    headers: { authorization: `Bearer ${token}`, ...(payload === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  })
}

const walk = (endpoint: Bound, token: () => string, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(inputs(endpoint), async (input) => {
      const answer = await send(endpoint, token(), input)
      // What is not set up says so; nothing else may fail.
      const away = answer.statusCode === 503 && answer.body.includes('Service Unavailable.')
      if (!away) expect(answer.statusCode, answer.body).toBeLessThan(500)
      if (answer.statusCode >= 400) ErrorBody.parse(JSON.parse(answer.body))
    }),
    { numRuns },
  )

describe('whatever is sent, no call fails, and every error has a declared shape', () => {
  for (const endpoint of endpoints(contract)) {
    test(`${endpoint.method} ${endpoint.path}`, { timeout: 60_000 }, () => walk(endpoint, () => admin, RUNS))
  }
})

describe('nor when a customer sends it, to what is theirs', () => {
  for (const endpoint of endpoints(contract).filter(({ access }) => access === 'public' || access === 'signed-in')) {
    test(`${endpoint.method} ${endpoint.path}`, { timeout: 60_000 }, () =>
      walk(endpoint, () => cliente, RUNS_AS_CUSTOMER),
    )
  }
})

test.each([
  ['not JSON', '{"a":', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['a bare null', 'null', 'application/json', 400],
  ['a prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['more than two megabytes', JSON.stringify({ codigo: 'x'.repeat(2_200_000) }), 'application/json', 413],
])('%s is refused politely', async (_, payload, type, status) => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/colores',
    headers: { authorization: `Bearer ${admin}`, 'content-type': type },
    payload,
  })
  expect(answer.statusCode, answer.body).toBe(status)
  ErrorBody.parse(answer.json())
})

test('a filter nested sixty thousand deep is a bad request, not an accident', async () => {
  const depth = 60_000
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/colores/search',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    payload: `{"advancedFilter":${'{"filters":['.repeat(depth)}${']}'.repeat(depth)}}`,
  })
  expect(answer.statusCode).toBe(400)
})
