import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'

/** What came from outside. Each area says what its own are and who may know of them. */
export interface Anuncio {
  tipo: string
}

/** Keeps it for who is away, and tells every process the moment the transaction commits. */
export async function anunciar<A extends Anuncio>(db: Db, anuncio: A): Promise<void> {
  await run(db, sql`select anunciar(${JSON.stringify(anuncio)}::jsonb)`)
}
