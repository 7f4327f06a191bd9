import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../config.ts'
import { checkTriggers } from './triggers.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** Any number, the same in every process: it makes two that start at once migrate one after the other. */
const LOCK = 5_003_001

interface Journal {
  entries: { when: number }[]
}

/** What a newer Telar has made of the database is not for this one to write to. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const { rows: made } = await client.query<{ is: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  )
  if (!made[0]?.is) return
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal
  const known = Math.max(...entries.map(({ when }) => when))
  if (Number(rows[0]?.last ?? 0) > known)
    throw new StartError('The database belongs to a newer version of Telar than this one: update the code.')
}

/** Brings the database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c client_min_messages=warning' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseNewer(client)
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await checkTriggers(client)
  } finally {
    await client.end()
  }
}
