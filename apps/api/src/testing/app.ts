import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@telar/client'
import { tokens } from '@telar/contract/identidad/tokens'
import { DEMO_PASSWORD } from '@telar/demo/users'
import type { Reloj } from '@telar/domain/fecha'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createDb, createPool, type Db } from '../db/connection.ts'
import { openHouse } from '../house.ts'
import type { House } from '../kit/house.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export interface TestApp {
  app: FastifyInstance
  house: House
  /** As the application. */
  url: string
  /** Queries as the owner of the tables, for what the application may not do. */
  owner: Db
  /** A typed client signed in as that person, or as nobody. */
  as(email?: string, language?: string): Promise<ReturnType<typeof createClient>>
  close(): Promise<void>
}

/** `fetch` straight into the app: the same routes and hooks, no socket. */
const inProcess =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const { method = 'GET', headers, body } = init ?? {}
    const answer = await app.inject({
      method: method as 'GET',
      url: String(input),
      headers: { 'accept-language': 'es', ...(headers as Record<string, string>) },
      ...(body ? { payload: body as string } : {}),
    })
    const replyHeaders = Object.entries(answer.headers).map(([k, v]): [string, string] => [k, String(v)])
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: replyHeaders,
    })
  }

/** The API on a database of its own, filled with the demo; by that clock, or by the machine's. */
export async function testApp(env: Record<string, string> = {}, reloj?: Reloj): Promise<TestApp> {
  return appOn(await createTestDatabase(), env, reloj)
}

/** The API on that database, which is dropped when it closes. */
export async function appOn(
  { url: ownerUrl, appUrl: url, drop }: TestDatabase,
  env: Record<string, string> = {},
  reloj?: Reloj,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'telar-test-'))
  const config = readConfig(
    { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32), VIES_URL: 'off', ...env },
    dataDir,
  )
  const house = await openHouse(config, url, { warn: () => {} }, reloj)
  const app = await createApp(house)
  const owning = createPool(ownerUrl)
  return {
    app,
    house,
    url,
    owner: createDb(owning),
    async as(email, language = 'es') {
      const client = createClient({ fetch: inProcess(app), language: () => language })
      if (email) client.tokens.set(await client.call(tokens.byEmail, { body: { email, password: DEMO_PASSWORD } }))
      return client
    },
    async close() {
      await app.close()
      await house.close()
      await owning.end()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
