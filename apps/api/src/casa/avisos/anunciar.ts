import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

/** What came from outside; with the rep whose customer it is, so that only who may know is told. */
export type Anuncio =
  | { tipo: 'pedido'; id: number; numero: string; comercialId: number | null }
  | { tipo: 'registro'; id: number }

/** Tells every process, the moment the transaction commits. */
export const anuncioEnSql = (anuncio: Anuncio): SQL => sql`pg_notify('telar_avisos', ${JSON.stringify(anuncio)})`

export async function anunciar(db: Db, anuncio: Anuncio): Promise<void> {
  await db.execute(sql`select ${anuncioEnSql(anuncio)}`)
}
