import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../config.ts'
import { checkDatabase, createPool } from './connection.ts'
import { startPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'

export interface Database {
  url: string
  stop(): Promise<void>
}

async function ownDatabase(dataDir: string): Promise<Database> {
  try {
    return await startPostgres(join(dataDir, 'postgres'))
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}

/** The user's own PostgreSQL when DATABASE_URL names one, otherwise ours in the data folder; migrated either way. */
export async function openDatabase({
  DATABASE_URL,
  dataDir,
}: Pick<Config, 'DATABASE_URL' | 'dataDir'>): Promise<Database> {
  const database = DATABASE_URL ? { url: DATABASE_URL, stop: async () => {} } : await ownDatabase(dataDir)
  try {
    const pool = createPool(database.url, 'jobs')
    try {
      await checkDatabase(pool)
    } finally {
      await pool.end()
    }
    await migrate(database.url)
    return database
  } catch (error) {
    await database.stop()
    if (error instanceof StartError) throw error
    throw new StartError(`The database could not be brought up to date: ${(error as Error).message}`)
  }
}
