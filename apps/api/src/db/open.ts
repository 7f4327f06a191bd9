import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../config.ts'
import { checkDatabase, createPool } from './connection.ts'
import { startPostgres } from './embedded.ts'
import { type BeforeChange, migrate } from './migrate.ts'
import { grantRights } from './rights.ts'

export interface Database {
  /** As the application, which reads and writes rows. */
  url: string
  /** As the owner of the tables; the same where the user's own PostgreSQL has one account for both. */
  ownerUrl: string
  stop(): Promise<void>
}

type Where = Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATABASE_WAIT_S' | 'WAL_DAYS' | 'dataDir'>

async function ownDatabase({ dataDir, WAL_DAYS }: Where): Promise<Database> {
  try {
    const { url, appUrl, stop } = await startPostgres(join(dataDir, 'postgres'), { archived: WAL_DAYS > 0 })
    return { url: appUrl, ownerUrl: url, stop }
  } catch (error) {
    throw new StartError((error as Error).message, { cause: error })
  }
}

async function check(ownerUrl: string, patience: number): Promise<void> {
  const pool = createPool(ownerUrl, 'jobs')
  try {
    await checkDatabase(pool, patience)
  } finally {
    await pool.end()
  }
}

/** The user's own PostgreSQL when DATABASE_URL names one, otherwise ours in the data folder; as it is. */
export async function reachDatabase(where: Where): Promise<Database> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_WAIT_S } = where
  const database = DATABASE_URL
    ? { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL ?? DATABASE_URL, stop: async () => {} }
    : await ownDatabase(where)
  try {
    await check(database.ownerUrl, DATABASE_URL ? DATABASE_WAIT_S * 1000 : 0)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** The same, migrated. Before the tables of one with data are changed, whoever opens it may make a backup. */
export async function openDatabase(
  where: Where,
  before?: (ownerUrl: string) => BeforeChange | undefined,
): Promise<Database> {
  const database = await reachDatabase(where)
  try {
    await migrate(database.ownerUrl, before?.(database.ownerUrl))
    await grantRights(database.ownerUrl, database.url)
    return database
  } catch (error) {
    await database.stop()
    if (error instanceof StartError) throw error
    throw new StartError(`The database could not be brought up to date: ${(error as Error).message}`, { cause: error })
  }
}
