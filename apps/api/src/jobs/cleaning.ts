import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connection.ts'

const HOUR_MS = 3_600_000

/** Removes what has served its time. Several processes may do it at once. */
export async function clean(db: Db): Promise<void> {
  await db.execute(sql`delete from refresh_tokens where caduca_en < now() - interval '1 day'`)
  await db.execute(sql`delete from claves where caduca_en < now() - interval '1 day'`)
  await db.execute(sql`delete from idempotencia where creado_en < now() - interval '1 day'`)
  await db.execute(sql`delete from limites where hasta < now() - interval '1 day'`)
  await db.execute(sql`delete from conversaciones where usada_en < now() - interval '30 days'`)
  await db.execute(sql`delete from preguntas where ultima_vez < now() - interval '1 year'`)
}

export function startCleaning(db: Db, log: FastifyBaseLogger): () => void {
  const run = () => {
    clean(db).catch((error) => log.warn({ err: error }, 'Cleaning failed.'))
  }
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
