import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import { Search } from '@telar/contract/kit/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type TestApp, testApp } from '../../testing/app.ts'
import { ask } from '../../testing/ask.ts'

let t: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  t = await testApp()
  for (const who of ['admin', 'cliente']) tokens.set(who, (await t.as(`${who}@telar.test`)).tokens.get()?.token ?? '')
})
afterAll(() => t.close())

const answersCounts = (response: unknown) =>
  'counts' in ((response as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {})

describe('a list that takes filters to be counted counts them', () => {
  for (const endpoint of endpoints(contract).filter(({ body, response }) => body === Search && answersCounts(response)))
    test(`${endpoint.method} ${endpoint.path}`, async () => {
      const who = endpoint.access === 'signed-in' ? 'cliente' : 'admin'
      const answer = await ask(t.app, endpoint, {
        url: endpoint.path.replace(/:\w+/g, '1'),
        headers: { authorization: `Bearer ${tokens.get(who)}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ pageSize: 1, counts: [null, { logic: 'and', filters: [] }] }),
      })
      expect(answer.statusCode, answer.body).toBe(200)
      const { totalCount, counts } = JSON.parse(answer.body)
      expect(counts).toEqual([totalCount, totalCount])
    })
})
