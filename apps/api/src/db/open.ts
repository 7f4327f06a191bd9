import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../config.ts'
import { checkDatabase, createPool } from './connection.ts'
import { startPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { grantRights } from './rights.ts'

export interface Database {
  /** As the application, which reads and writes rows. */
  url: string
  /** As the owner of the tables; the same where the user's own PostgreSQL has one account for both. */
  ownerUrl: string
  stop(): Promise<void>
}

async function ownDatabase(dataDir: string): Promise<Database> {
  try {
    const { url, appUrl, stop } = await startPostgres(join(dataDir, 'postgres'))
    return { url: appUrl, ownerUrl: url, stop }
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}

/** The user's own PostgreSQL when DATABASE_URL names one, otherwise ours in the data folder; migrated either way. */
export async function openDatabase({
  DATABASE_URL,
  DATABASE_OWNER_URL,
  DATABASE_WAIT_S,
  dataDir,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_WAIT_S' | 'dataDir'>): Promise<Database> {
  const database = DATABASE_URL
    ? { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL, stop: async () => {} }
    : await ownDatabase(dataDir)
  try {
    const pool = createPool(database.ownerUrl, 'jobs')
    try {
      await checkDatabase(pool, DATABASE_URL ? DATABASE_WAIT_S * 1000 : 0)
    } finally {
      await pool.end()
    }
    await migrate(database.ownerUrl)
    await grantRights(database.ownerUrl, database.url)
    return database
  } catch (error) {
    await database.stop()
    if (error instanceof StartError) throw error
    throw new StartError(`The database could not be brought up to date: ${(error as Error).message}`)
  }
}
