import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { takeTurn } from '../../db/rows.ts'
import { correosTable as c } from '../../db/schema/casa/correos.ts'
import { conflict } from '../../kit/errors.ts'

/** For how long somebody else may not know that a document was sent. */
const MINUTOS = 15
const MINUTO_S = 60

/** A document that goes by mail: to whom, with which letter. */
interface Documento {
  para: string
  plantilla: { nombre: string }
  adjunto: typeof c.$inferInsert.adjunto
}

/**
 * Of two who send somebody the same document the second is told that it went just now. Who knows sends it again (`otraVez`);
 * who says nothing of it sends it whatever there is.
 */
export async function refuseIfRecienEnviado(
  db: Db,
  { para, plantilla: { nombre }, adjunto }: Documento,
  otraVez: boolean | null | undefined,
): Promise<void> {
  if (otraVez !== false) return
  const documento = JSON.stringify(adjunto)
  await takeTurn(db, sql`hashtext(${`correo ${nombre} ${para} ${documento}`})`)
  const [otro] = await db
    .select({ segundos: sql<number>`extract(epoch from clock_timestamp() - ${c.creadoEn})::float8` })
    .from(c)
    .where(
      and(
        sql`${c.creadoEn} > now() - make_interval(mins => ${MINUTOS})`,
        ...[eq(c.plantilla, nombre), eq(c.para, para), sql`${c.adjunto} = ${documento}::jsonb`],
      ),
    )
    .orderBy(desc(c.creadoEn))
    .limit(1)
  if (otro) throw conflict('correo.recien-enviado', { para, minutos: Math.floor(otro.segundos / MINUTO_S) + 1 })
}
