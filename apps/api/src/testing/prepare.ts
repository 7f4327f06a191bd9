import { fillDemo } from '@telar/demo/fill'
import { ensureBaseData } from '../base-data.ts'
import { createDb, createPool } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { grantRights } from '../db/rights.ts'
import { appUrlOf } from './app-url.ts'
import { fillSample } from './sample.ts'

/** An empty database becomes one with the demo's people and a small catalogue. */
export async function prepareDatabase(url: string, appUrl = appUrlOf(url)): Promise<void> {
  await migrate(url)
  await grantRights(url, appUrl)
  const pool = createPool(url, 'jobs')
  const db = createDb(pool)
  await ensureBaseData(db)
  await fillDemo(db, () => new Date(), { catalogue: fillSample, trabajo: async () => {} })
  await pool.end()
}
