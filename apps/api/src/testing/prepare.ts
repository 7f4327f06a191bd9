import { hash } from '@node-rs/argon2'
import { fillDemo } from '@telar/demo/fill'
import { DEMO_PASSWORD } from '@telar/demo/users'
import { ensureBaseData } from '../base-data.ts'
import { createDb, createPool } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'
import { grantRights } from '../db/rights.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import { appUrlOf } from './app-url.ts'
import { fillSample } from './sample.ts'

/** Thousands of tests sign in with the demo's password: it is verified by what its hash says that this costs. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** An empty database becomes one with the demo's people and a small catalogue. */
export async function prepareDatabase(url: string, appUrl = appUrlOf(url)): Promise<void> {
  await migrate(url)
  await grantRights(url, appUrl)
  const pool = createPool(url, 'jobs')
  const db = createDb(pool)
  await ensureBaseData(db)
  await fillDemo(db, () => new Date(), { catalogue: fillSample, trabajo: async () => {} })
  await db.update(usersTable).set({ passwordHash: await hash(DEMO_PASSWORD, QUICK) })
  await pool.end()
}
