import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { scratch } from '../../../../scripts/scratch.ts'
import { buildServer } from '../bundle/build.ts'
import { startPostgres } from '../db/embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where databases may be created. */
    postgresUrl: string
    /** The beginning of every name that this run gives to a database. */
    testRun: string
  }
}

/** One PostgreSQL for the whole run: the one that DATABASE_URL names, or one of our own that is gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const testRun = `telar_test_${randomBytes(4).toString('hex')}`
  // tests that start the product start it as it is delivered
  const [{ url, dispose }] = await Promise.all([openServer(testRun), buildServer()])
  project.provide('postgresUrl', url)
  project.provide('testRun', testRun)
  return dispose
}

interface TestServer {
  url: string
  dispose(): Promise<void>
}

async function openServer(testRun: string): Promise<TestServer> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, dispose: () => dropDatabases(given, testRun) }
  return startOwn()
}

async function startOwn(): Promise<TestServer> {
  const folder = scratch('telar-test-')
  const server = await startPostgres(folder, { durable: false })
  return {
    url: server.url,
    dispose: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function dropDatabases(url: string, testRun: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [testRun],
    )
    for (const { datname } of found.rows) await client.query(`drop database if exists ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
