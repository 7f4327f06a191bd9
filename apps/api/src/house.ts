import type { Reloj } from '@telar/domain/fecha'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { Asistente } from './asistente/chatbot/asistente.ts'
import { Avisos } from './casa/avisos/avisos.ts'
import type { Config } from './config.ts'
import { createDb, createPool, type Db } from './db/connection.ts'
import { type Files, filesFrom } from './gateways/files.ts'
import { Identity } from './identidad/identity.ts'
import { jwtSecret } from './identidad/secrets.ts'
import { Cache } from './kit/cache.ts'
import { Changes } from './kit/changes.ts'
import { Figures } from './kit/figures.ts'

/** What the whole process shares; made once at the start and handed to every call. */
export interface House {
  config: Config
  /** What tells the day: nothing of the trade asks the machine or the database for it. */
  reloj: Reloj
  pool: pg.Pool
  db: Db
  changes: Changes
  cache: Cache
  figures: Figures
  identity: Identity
  /** The open lines to people who want to know at once. */
  avisos: Avisos
  files: Files
  /** Answers visitors from what anybody may see. */
  asistente: Asistente
  close(): Promise<void>
}

/** Opens the house on a database that is there and migrated. */
export async function openHouse(
  config: Config,
  databaseUrl: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  reloj: Reloj = () => new Date(),
): Promise<House> {
  const pool = createPool(databaseUrl)
  const db = createDb(pool)
  const changes = new Changes(databaseUrl, log)
  const identity = new Identity(db, await jwtSecret(config), changes)
  await changes.open()
  const cache = new Cache(changes)
  return {
    config,
    reloj,
    pool,
    db,
    changes,
    cache,
    figures: new Figures(changes),
    identity,
    avisos: new Avisos(changes, identity),
    files: filesFrom(config),
    asistente: new Asistente(db, cache, changes),
    async close() {
      await changes.close()
      await pool.end()
    },
  }
}
