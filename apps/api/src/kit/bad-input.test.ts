import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { ErrorResult, FieldProblem } from '@telar/contract/kit/errors'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../testing/app.ts'
import { arbitraryFor, nastyString } from '../testing/arbitrary.ts'
import { ask } from '../testing/ask.ts'

const RUNS = 60

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = (await t.as('admin@telar.test')).tokens.get()?.token ?? ''
})
afterAll(() => t.close())

const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

const inputs = ({ path, body }: Bound) =>
  fc.record({
    params: fc.tuple(...names(path).map(() => fc.oneof(nastyString, fc.uuid(), fc.integer().map(String)))),
    body: body
      ? arbitraryFor(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as object)
      : fc.constant(undefined),
  })

const ErrorBody = z.union([ErrorResult, FieldProblem])

describe('whatever is sent, no call fails, and every error has a declared shape', () => {
  for (const endpoint of endpoints(contract)) {
    test(`${endpoint.method} ${endpoint.path}`, { timeout: 60_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(inputs(endpoint), async ({ params, body }) => {
          let i = 0
          const url = endpoint.path.replace(
            /:\w+/g,
            () => encodeURIComponent(String(params[i++] ?? '').toWellFormed()) || '0',
          )
          const payload = body === undefined ? undefined : JSON.stringify(body)
          const answer = await ask(t.app, endpoint, {
            url,
            headers: {
              authorization: `Bearer ${token}`,
              ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(payload === undefined ? {} : { payload }),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
          if (answer.statusCode >= 400) ErrorBody.parse(JSON.parse(answer.body))
        }),
        { numRuns: RUNS },
      )
    })
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
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
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
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: `{"advancedFilter":${'{"filters":['.repeat(depth)}${']}'.repeat(depth)}}`,
  })
  expect(answer.statusCode).toBe(400)
})
