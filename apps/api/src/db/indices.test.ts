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

test('hardly anything waits to be put into an index, where each search would read it whole', async () => {
  const { rows } = await client.query<{ name: string; options: string[] | null }>(`
    select c.relname as name, c.reloptions as options
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' order by 1`)
  expect(rows.length).toBeGreaterThan(10)
  const little = ['fastupdate=false', 'gin_pending_list_limit=64']
  expect(rows.filter(({ options }) => !options?.some((option) => little.includes(option)))).toEqual([])
})
