import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { killWhileSending, sendRepeatedly } from './scenarios.ts'

// The whole of it, 200 kills and 5,000 sends, is `npm run faults`.
const bases: TestDatabase[] = []
beforeAll(async () => {
  bases.push(await createTestDatabase(), await createTestDatabase())
})
afterAll(() => Promise.all(bases.map(({ drop }) => drop())))

test('an app killed while carts are sent leaves each as it was, or its order', async () => {
  const { wrong, orders, sends } = await killWhileSending(bases[0]?.url ?? '', { kills: 6, carts: 8 })
  expect(wrong).toEqual([])
  expect(orders).toBeLessThanOrEqual(sends)
})

test('a cart sent fifty times in parallel is one order', async () => {
  expect(await sendRepeatedly(bases[1]?.url ?? '', { carts: 10, times: 50 })).toEqual({
    sends: 500,
    orders: 10,
    wrong: [],
  })
})
