import { expect, test } from 'vitest'
import { turnAway } from './app.ts'

test.each([
  ['a call', '/api/v1/cart', 4000, 503],
  ['a page', '/gallery', 4000, 503],
  ['a file of the web', '/assets/index-1a2b.js', 4000, undefined],
  ['a call before anything was measured', '/api/v1/cart', Number.POSITIVE_INFINITY, undefined],
])('%s while the server is late', async (_, url, delay, status) => {
  const refused = await turnAway({ url }, null, 'eventLoopDelay', delay).catch((error) => error.statusCode)
  expect(refused).toBe(status)
})
