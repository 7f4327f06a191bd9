import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('what is written is found through every index at once: none keeps a list of what waits, which each search would read', async () => {
  const { rows } = await client.query<{ name: string; waits: boolean }>(`
    select c.relname as name, not coalesce('fastupdate=false' = any (c.reloptions), false) as waits
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' order by 1`)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ waits }) => waits)).toEqual([])
})
