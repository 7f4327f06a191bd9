import { sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { correosTable as t } from '../../db/schema/casa/correos.ts'

const ultimo = sql<string | null>`(
  select ${t.enviadoEn} from ${t} where ${t.estado} = 'enviado' order by ${t.creadoEn} desc limit 1)`
const error = sql<string | null>`(
  select ${t.ultimoError} from ${t} where ${t.ultimoError} is not null and ${t.estado} <> 'enviado'
  order by ${t.creadoEn} desc limit 1)`

/** What waits, what was given up and what went out last. */
export async function estadoDeLaSalida(db: Db) {
  const [suma] = await db
    .select({
      pendientes: sql<number>`(count(*) filter (where ${t.estado} = 'pendiente'))::int`,
      atascados: sql<number>`(count(*) filter (where ${t.estado} = 'pendiente' and ${t.intentos} > 0))::int`,
      fallidos: sql<number>`(count(*) filter (where ${t.estado} = 'fallido'))::int`,
      ultimoEnviado: sql<string | null>`${ultimo}`.mapWith(t.enviadoEn),
      ultimoError: error,
    })
    .from(t)
    .where(sql`${t.estado} <> 'enviado'`)
  return suma ?? { pendientes: 0, atascados: 0, fallidos: 0, ultimoEnviado: null, ultimoError: null }
}

/** The name of the mail server, without who signs in there. */
export const servidorDe = ({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): string | null =>
  SMTP_URL ? new URL(SMTP_URL).hostname : null
