import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, StartError } from '../config.ts'
import { ensureBaseData } from '../db/base-data.ts'
import { createDb, createPool } from '../db/connection.ts'
import { openDatabase } from '../db/open.ts'
import { muchosModelos } from './catalogo/modelos.ts'
import { fillDemo } from './fill.ts'
import { fillMany } from './fill-catalogue.ts'

const ROOT = join(import.meta.dirname, '../../../..')

function countOf(value: string | undefined): number {
  const count = Number(value ?? 0)
  if (!Number.isInteger(count) || count < 0) throw new StartError('--models takes a whole number.')
  return count
}

/** `npm run seed -- --models 5000`: the demo, and as many more models as it takes to measure. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { models: { type: 'string' } } })
  const models = countOf(values.models)
  const config = readConfig(process.env, ROOT)
  const database = await openDatabase(config)
  const pool = createPool(database.url)
  try {
    const db = createDb(pool)
    await ensureBaseData(db)
    await fillDemo(db)
    await db.transaction((tx) => fillMany(tx, muchosModelos(models)))
    console.log(`Added ${models} models.`)
  } finally {
    await pool.end()
    await database.stop()
  }
}

seed().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
