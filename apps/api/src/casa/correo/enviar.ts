import { escritoEn, type Idioma } from '@telar/domain/idioma'
import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { runPrepared } from '../../db/prepared.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import type { Adjunto } from '../../db/schema/casa/correos.ts'
import type { Anuncio } from '../avisos/anunciar.ts'
import { comoHtml, comoTexto, type Membrete, type Plantilla } from './carta.ts'

/** What mails need to know of the house. */
export type Casa = Pick<typeof appSettingsTable.$inferSelect, 'empresa'>['empresa'] & Membrete

async function leerAjustes(db: Db) {
  const { empresa, idiomas, logo } = appSettingsTable
  const conLogo = sql<boolean>`${logo} is not null`
  const [ajustes] = await db.select({ empresa, idiomas, conLogo }).from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return { casa: { ...ajustes.empresa, conLogo: ajustes.conLogo }, idiomas: ajustes.idiomas }
}

export const leerCasa = async (db: Db): Promise<Casa> => (await leerAjustes(db)).casa

/** Where the house reads its own mail; nothing when nobody has said so yet. */
export async function correoDeLaCasa(db: Db, { MAIL_STAFF }: Pick<Config, 'MAIL_STAFF'>): Promise<string | undefined> {
  return MAIL_STAFF ?? ((await leerCasa(db)).email || undefined)
}

const SALTO_DE_LINEA = /[\r\n]/

export type Sobre = `${string}/${number}` | `users/${string}`

export interface Envio<D> {
  para: string
  idioma: Idioma
  plantilla: Plantilla<D>
  datos: NoInfer<D>
  adjunto?: Adjunto
  /** The records that it is about. */
  sobre?: readonly Sobre[]
}

/** A mail as it would go out. */
export function componer<D>(envio: Envio<D>, membrete: Membrete) {
  const { para, idioma, plantilla, datos, adjunto = null, sobre = [] } = envio
  const carta = plantilla.redaccion[idioma](datos)
  return {
    para,
    asunto: carta.asunto,
    texto: comoTexto(carta, membrete.marca),
    html: comoHtml(carta, membrete, idioma),
    plantilla: plantilla.nombre,
    idioma,
    adjunto,
    sobre: [...sobre],
  }
}

export type Correo = ReturnType<typeof componer>

/** The same, with the name that the house has now and in a language that it speaks. */
export async function componerCorreo<D>(db: Db, envio: Envio<D>): Promise<Correo> {
  const { casa, idiomas } = await leerAjustes(db)
  return componer({ ...envio, idioma: escritoEn(envio.idioma, idiomas) }, casa)
}

/** Mails as the table `c` of a statement that puts them into the outbox. */
export function correosEnSql(correos: readonly Correo[]): SQL {
  if (correos.some(({ para, asunto }) => SALTO_DE_LINEA.test(para) || SALTO_DE_LINEA.test(asunto)))
    throw new Error('A mail field holds a line break.')
  return sql`jsonb_to_recordset(${JSON.stringify(correos)}::jsonb) as c(para text, asunto text, texto text, html text,
    plantilla text, idioma text, adjunto jsonb, sobre text[])`
}

/**
 * Puts mails into the outbox, inside the caller's transaction: they go out if and only if that commits. What is announced
 * with them goes in the same statement.
 */
export async function ponerEnSalida(db: Db, correos: readonly Correo[], anuncio?: Anuncio): Promise<void> {
  await runPrepared(
    db,
    'correos_poner',
    sql`
    with puestos as (
      insert into correos (para, asunto, texto, html, plantilla, idioma, adjunto, sobre)
      select para, asunto, texto, html, plantilla, idioma, adjunto, coalesce(sobre, '{}')
      from ${correosEnSql(correos)})
    select anunciar(a) from (select ${anuncio ? JSON.stringify(anuncio) : null}::jsonb as a) a where a is not null`,
  )
}

export async function enviarCorreo<D>(db: Db, envio: Envio<D>): Promise<void> {
  await ponerEnSalida(db, [await componerCorreo(db, envio)])
}
