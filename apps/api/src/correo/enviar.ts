import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { appSettingsTable } from '../db/schema/ajustes.ts'
import { type Adjunto, correosTable } from '../db/schema/maquina.ts'
import { comoHtml, comoTexto, type DatosDe, type Plantilla, redactar } from './plantillas.ts'

/** Where the house reads its own mail; nothing when nobody has said so yet. */
export async function correoDeLaCasa(db: Db, { MAIL_STAFF }: Pick<Config, 'MAIL_STAFF'>): Promise<string | undefined> {
  if (MAIL_STAFF) return MAIL_STAFF
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  return ajustes?.empresa.email || undefined
}

const SALTO_DE_LINEA = /[\r\n]/

export interface Envio<P extends Plantilla> {
  para: string
  idioma: Idioma
  plantilla: P
  datos: DatosDe<P>
  adjunto?: Adjunto
}

/** A mail as it would go out. */
export async function componerCorreo<P extends Plantilla>(db: Db, { para, idioma, plantilla, datos }: Envio<P>) {
  const carta = redactar(plantilla, idioma, datos)
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const marca = ajustes?.empresa.marca ?? ''
  return {
    para,
    asunto: carta.asunto,
    texto: comoTexto(carta, marca),
    html: comoHtml(carta, marca, idioma),
    plantilla,
    idioma,
  }
}

/** Puts a mail into the outbox, inside the caller's transaction: it goes out if and only if that commits. */
export async function enviarCorreo<P extends Plantilla>(db: Db, envio: Envio<P>): Promise<void> {
  const correo = await componerCorreo(db, envio)
  if (SALTO_DE_LINEA.test(correo.para) || SALTO_DE_LINEA.test(correo.asunto))
    throw new Error('A mail field holds a line break.')
  await db.insert(correosTable).values({ ...correo, adjunto: envio.adjunto ?? null })
  await db.execute(sql`select pg_notify('telar_cambios', 'correos')`)
}
