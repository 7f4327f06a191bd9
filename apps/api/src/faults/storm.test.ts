import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { storm, WEATHER } from './storm.ts'

// All of it, with other clocks and PostgreSQL itself killed, is `npm run faults`.
let base: TestDatabase
beforeAll(async () => {
  base = await createTestDatabase()
})
afterAll(() => base.drop())

test('whatever happens to processes and line, what was acknowledged is there and the books agree', async () => {
  const names = ['one of two processes is killed', 'the line to the database is cut']
  const weather = WEATHER.filter(({ name }) => names.includes(name)).map((one) => ({ ...one, ms: one.ms / 2 }))
  const { wrong, done } = await storm(base.url, { workers: 4, weather })
  expect(wrong).toEqual([])
  for (const [kind, n] of Object.entries(done)) expect(n, kind).toBeGreaterThan(0)
})
