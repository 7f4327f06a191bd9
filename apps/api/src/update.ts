import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copiarAntes, lleva } from './antes.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { preguntar } from './copia/decir.ts'
import { mudarDeVersion } from './copia/mayor.ts'
import { conectar } from './copia/tablas.ts'
import { VERSION } from './copia/version.ts'
import { majorOf } from './db/embedded/binaries.ts'
import { pendingMigrations } from './db/migrations.ts'
import { openDatabase, reachDatabase } from './db/open.ts'
import { filesFrom } from './gateways/files.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The version of the cluster in the data folder, where there is one. */
function clusterMajor({ DATABASE_URL, dataDir }: Config): string | undefined {
  const file = join(dataDir, 'postgres/cluster/PG_VERSION')
  return DATABASE_URL || !existsSync(file) ? undefined : readFileSync(file, 'utf8').trim()
}

/** What this version would change of the database; nothing where it is of another PostgreSQL and cannot be asked yet. */
async function pendingIn(config: Config): Promise<string[]> {
  const database = await reachDatabase(config)
  const client = await conectar(database.ownerUrl)
  try {
    return (await pendingMigrations(client)).map(({ name }) => name)
  } finally {
    await client.end()
    await database.stop()
  }
}

/** `npm run update`, once the new code is there: says what will happen to the data, and does it when told to. */
async function update(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const config = readConfig(process.env, ROOT)
  const from = clusterMajor(config)
  const to = await majorOf()
  const moves = from !== undefined && from !== to
  console.log(`Telar ${VERSION}. What is new: CHANGELOG.md.`)
  console.log(
    moves
      ? `PostgreSQL: from ${from} to ${to}, by copying every row into a new cluster.`
      : 'PostgreSQL: stays as it is.',
  )
  const pending = moves ? [] : await pendingIn(config)
  if (!moves && pending.length === 0)
    return console.log('The database is up to date: there is nothing to do. Start Telar.')
  const steps = pending.length > 0 ? `${pending.length} steps (${pending.join(', ')})` : 'its steps, once it has moved'
  console.log(`The database: ${steps}, each whole or not at all.`)
  const backup = config.BACKUP_BEFORE_UPDATE === 'on' || moves
  console.log(backup ? `Before: a backup in ${config.backupDir}.` : 'Before: no backup (BACKUP_BEFORE_UPDATE is off).')
  if (!values.yes && !(await preguntar('Do it now? Telar must be stopped.'))) return console.log('Nothing was done.')
  await mudarDeVersion({ config, files: filesFrom(config), lleva, say: console.log })
  const database = await openDatabase(config, copiarAntes(config, console.log))
  await database.stop()
  console.log('Done. Start Telar.')
}

update().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
