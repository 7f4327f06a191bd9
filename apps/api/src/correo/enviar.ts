import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { appSettingsTable } from '../db/schema/ajustes.ts'
import { correosTable } from '../db/schema/maquina.ts'
import { comoHtml, comoTexto, type DatosDe, type Plantilla, redactar } from './plantillas.ts'

const SALTO_DE_LINEA = /[\r\n]/

export interface Envio<P extends Plantilla> {
  para: string
  idioma: Idioma
  plantilla: P
  datos: DatosDe<P>
}

/** Puts a mail into the outbox, inside the caller's transaction: it goes out if and only if that commits. */
export async function enviarCorreo<P extends Plantilla>(
  db: Db,
  { para, idioma, plantilla, datos }: Envio<P>,
): Promise<void> {
  const carta = redactar(plantilla, idioma, datos)
  if (SALTO_DE_LINEA.test(para) || SALTO_DE_LINEA.test(carta.asunto))
    throw new Error('A mail field holds a line break.')
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const marca = ajustes?.empresa.marca ?? ''
  await db.insert(correosTable).values({
    para,
    asunto: carta.asunto,
    texto: comoTexto(carta, marca),
    html: comoHtml(carta, marca, idioma),
    plantilla,
    idioma,
  })
  await db.execute(sql`select pg_notify('telar_cambios', 'correos')`)
}
