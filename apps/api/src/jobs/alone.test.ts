import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { alone } from './alone.ts'

const LOCK = 5_003_999

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('of two who come for the same work one does it, and the next may afterwards', async () => {
  const begun = Promise.withResolvers<void>()
  const work = Promise.withResolvers<boolean>()
  const first = alone(t.house.jobs.pool, LOCK, () => {
    begun.resolve()
    return work.promise
  })
  await begun.promise
  expect(await alone(t.house.pool, LOCK, async () => true)).toBe(false)
  work.resolve(true)
  expect(await first).toBe(true)
  expect(await alone(t.house.pool, LOCK, async () => true)).toBe(true)
})

test('who fails at it leaves it to others', async () => {
  const failing = alone(t.house.jobs.pool, LOCK, () => Promise.reject(new Error('no picture')))
  await expect(failing).rejects.toThrow('no picture')
  expect(await alone(t.house.pool, LOCK, async () => true)).toBe(true)
})
