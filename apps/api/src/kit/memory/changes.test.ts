import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Line, lineTo } from '../../testing/line.ts'
import { Changes } from './changes.ts'

let database: TestDatabase
let line: Line
let changes: Changes
beforeAll(async () => {
  database = await createTestDatabase()
  line = await lineTo(database.url)
  changes = new Changes(line.url(database.appUrl), { warn: () => {} }, { beat: 50, patience: 300 })
  await changes.open()
})
afterAll(async () => {
  await changes.close()
  await line.close()
  await database.drop()
})

test('a line on which nothing is heard any more is given up, and found again when there is one', async () => {
  expect(changes.up).toBe(true)
  const heard: (string | null)[] = []
  changes.on((table) => heard.push(table))
  line.set('silent')
  await expect.poll(() => changes.up).toBe(false)
  expect(heard).toEqual([null])
  line.set('whole')
  await expect.poll(() => changes.up).toBe(true)
})
