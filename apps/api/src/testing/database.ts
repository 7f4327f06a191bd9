import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { appUrlOf } from './app-url.ts'

/** Told apart from the application's locks by having two numbers. */
const TEMPLATE_LOCK = [7351, 2]

/** A database of a test file's own. */
export interface TestDatabase {
  /** As the owner of everything. */
  url: string
  /** As the application. */
  appUrl: string
  drop(): Promise<void>
}

/** A copy of the migrated database with the demo's people and a small catalogue. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await templateDatabase(async (url) => {
    // only tests that need a database load the application's migrations and data
    const { prepareDatabase } = await import('./prepare.ts')
    await prepareDatabase(url)
  })
  const name = `${inject('testRun')}_${randomBytes(4).toString('hex')}`
  await asAdmin(async (admin) => {
    await admin.query(`create database ${name} template ${template}`)
  })
  return databaseOf(name)
}

/** A database with nothing in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `${inject('testRun')}_${randomBytes(4).toString('hex')}`
  await asAdmin(async (admin) => {
    await admin.query(`create database ${name}`)
  })
  return databaseOf(name)
}

const databaseOf = (name: string): TestDatabase => ({
  url: urlOf(name),
  appUrl: appUrlOf(urlOf(name)),
  drop: () => dropDatabase(name),
})

/** The name of the run's template, which the first test file to ask for it prepares while the others wait. */
async function templateDatabase(prepare: (url: string) => Promise<void>): Promise<string> {
  const template = `${inject('testRun')}_template`
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1, $2)', TEMPLATE_LOCK)
    const found = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await prepareTemplate(admin, template, prepare)
  })
  return template
}

/** Takes its final name only when complete, so that a failed preparation is never copied. */
async function prepareTemplate(
  admin: Client,
  template: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft} with (force)`)
  await admin.query(`create database ${draft}`)
  await prepare(urlOf(draft))
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function dropDatabase(name: string): Promise<void> {
  await asAdmin(async (admin) => {
    await admin.query(`drop database if exists ${name} with (force)`)
  })
}

async function asAdmin(work: (admin: Client) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}
