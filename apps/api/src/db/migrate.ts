import pg from 'pg'
import { StartError } from '../config.ts'
import {
  applyMigrations,
  knownMigrations,
  lastMigration,
  type Migration,
  MigrationError,
  pendingMigrations,
} from './migrations.ts'
import { checkTriggers } from './triggers.ts'

/** Any number, the same in every process: it makes two that start at once migrate one after the other. */
const LOCK = 5_003_001

/** What a newer Telar has made of the database is not for this one to write to. */
async function refuseNewer(client: pg.Client): Promise<void> {
  const known = Math.max(...knownMigrations().map(({ when }) => when))
  if (((await lastMigration(client)) ?? 0) > known)
    throw new StartError('The database belongs to a newer version of Telar than this one: update the code.')
}

/** Before the tables of a database with data are changed; says where the backup lies, if one was made. */
export type BeforeChange = (pending: Migration[]) => Promise<string | undefined>

async function change(client: pg.Client, before: BeforeChange | undefined): Promise<void> {
  const pending = await pendingMigrations(client)
  if (pending.length === 0) return
  const used = (await lastMigration(client)) !== undefined
  const backup = used && before ? await before(pending) : undefined
  try {
    await applyMigrations(client)
  } catch (error) {
    if (!(error instanceof MigrationError) || !used) throw error
    const undone = `The database could not be brought to this version: the step ${error.migration} failed (${error.message}) and was undone.`
    const kept = backup ? ` A backup of how it was before lies in ${backup}.` : ''
    throw new StartError(
      `${undone} Nothing is lost.${kept} Start the version that was running before, or put the backup back with npm run restore, and report this message.`,
      { cause: error },
    )
  }
}

/** Brings the database to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string, before?: BeforeChange): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC -c client_min_messages=warning' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseNewer(client)
    await change(client, before)
    await checkTriggers(client)
  } finally {
    await client.end()
  }
}
