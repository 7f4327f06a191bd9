import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { ErrorResult, FieldProblem } from '@telar/contract/kit/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/app.ts'
import { ask } from '../../testing/ask.ts'
import { type Input, inputs, written } from '../../testing/inputs.ts'

/** What has a body can be spoiled in more ways than a bare address. */
const runsOf = ({ body, multipart }: Bound) => (body || multipart ? 60 : 15)
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

const ErrorBody = z.union([ErrorResult, FieldProblem])

function send(endpoint: Bound, token: string, input: Input) {
  const { headers, ...rest } = written(endpoint, input)
  return ask(t.app, endpoint, { ...rest, headers: { authorization: `Bearer ${token}`, ...headers } })
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
    test(`${endpoint.method} ${endpoint.path}`, () => walk(endpoint, () => admin, runsOf(endpoint)))
  }
})

describe('nor when a customer sends it, to what is theirs', () => {
  for (const endpoint of endpoints(contract).filter(({ access }) => access === 'public' || access === 'signed-in')) {
    test(`${endpoint.method} ${endpoint.path}`, () => walk(endpoint, () => cliente, RUNS_AS_CUSTOMER))
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
