import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkTriggers } from './triggers.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** Any number, the same in every process: it makes two that start at once migrate one after the other. */
const LOCK = 5_003_001

/** Brings the database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c client_min_messages=warning' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await checkTriggers(client)
  } finally {
    await client.end()
  }
}
