import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/database.ts'
import { migrate } from './migrate.ts'
import { checkTriggers } from './triggers.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
/** The last migration of the time when triggers were made at the start, if they were absent. */
const BEFORE = 8

let database: TestDatabase
let client: Client
beforeEach(async () => {
  database = await createEmptyDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

/** A database as it was before, with triggers that some earlier program made. */
async function anOldDatabase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'telar-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const old = entries.filter(({ idx }: { idx: number }) => idx <= BEFORE)
  await writeFile(journal, JSON.stringify({ ...rest, entries: old }))
  await runMigrations(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
  await client.query(`create trigger auditar after insert or update or delete on modelo_variantes
    for each row execute function auditar()`)
  await client.query('create trigger avisar after insert on colores for each statement execute function avisar()')
}

test('a database of an earlier program gets the triggers that its tables declare', async () => {
  await anOldDatabase()
  await expect(checkTriggers(client)).rejects.toThrow('on imagenes')
  await migrate(database.url)
  await checkTriggers(client)
})

test.each([
  ['missing', 'drop trigger avisar on colores', 'on colores'],
  ['switched off', 'alter table colores disable trigger auditar', 'on colores'],
  [
    'another',
    `drop trigger avisar on colores;
     create trigger avisar after insert on colores for each statement execute function avisar()`,
    'It has: create trigger avisar after insert on colores',
  ],
])('the program does not start when a trigger is %s', async (_, harm, named) => {
  await migrate(database.url)
  await client.query(harm)
  await expect(migrate(database.url)).rejects.toThrow(named)
})

test('a write says which tables it touched, each once, and not those that tell nobody', async () => {
  await migrate(database.url)
  await client.query(`begin;
    insert into modelo_tipos (nombre) values ('{"es":"x"}'); insert into modelo_tipos (nombre) values ('{"es":"y"}');
    insert into limites (clave, cuenta, hasta) values ('x', 1, now())`)
  const { rows } = await client.query(`select current_setting('telar.tocadas', true) as tocadas`)
  await client.query('rollback')
  expect(rows[0].tocadas.trim().split(/\s+/)).toEqual(['modelo_tipos'])
})
