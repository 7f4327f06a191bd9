import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

interface Journal {
  entries: { when: number; tag: string }[]
}

/** A step of the tables from one version to the next. */
export interface Migration {
  name: string
  when: number
  hash: string
  sql: string[]
}

/** All that this version of Telar knows, in their order. */
export function knownMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ sql, hash, folderMillis }, n) => ({
    ...{ name: entries[n]?.tag ?? '', when: folderMillis, hash, sql },
  }))
}

/** The moment of the last one that a database has seen; nothing where it has seen none. */
export async function lastMigration(client: pg.ClientBase): Promise<number | undefined> {
  const { rows: made } = await client.query<{ is: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is",
  )
  if (!made[0]?.is) return undefined
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  return rows[0]?.last ? Number(rows[0].last) : undefined
}

/** Those that a database has still to see. */
export async function pendingMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const last = await lastMigration(client)
  return knownMigrations().filter(({ when }) => last === undefined || when > last)
}

const RECORD = [
  'create schema if not exists drizzle',
  'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
]

/** One that could not be made; it was undone, and those before it stand. */
export class MigrationError extends Error {
  readonly migration: string
  constructor(migration: string, cause: Error) {
    super(cause.message, { cause })
    this.migration = migration
  }
}

interface How {
  /** The last one to make; without it, all. */
  until?: number
  /** How one is made: in a transaction of its own unless somebody has one open. */
  each?: (work: () => Promise<void>) => Promise<void>
}

/** Makes those that are missing, one after the other. */
export async function applyMigrations(client: pg.ClientBase, { until, each }: How = {}): Promise<Migration[]> {
  const alone = async (work: () => Promise<void>) => {
    await client.query('begin')
    try {
      await work()
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  for (const statement of RECORD) await client.query(statement)
  const pending = (await pendingMigrations(client)).filter(({ when }) => until === undefined || when <= until)
  for (const { name, sql, hash, when } of pending) {
    try {
      await (each ?? alone)(async () => {
        for (const statement of sql) await client.query(statement)
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
      })
    } catch (error) {
      throw new MigrationError(name, error as Error)
    }
  }
  return pending
}
