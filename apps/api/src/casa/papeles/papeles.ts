import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run } from '../../db/rows.ts'
import { type ClaseDePapel, papelesTable as p } from '../../db/schema/casa/papeles.ts'

/** A kind of document; what one of it says is told by its type alone. */
export interface Clase<T> {
  nombre: ClaseDePapel
  dice?: T
}

const Hecho = z.object({ documentoId: z.int(), revision: z.int() })

/** A document as it was given out. */
export interface Papel<T> extends z.output<typeof Hecho> {
  contenido: T
}

/**
 * Keeps what documents say from now on, out of a query that answers `id` and `contenido`: another revision of each.
 * Whoever freezes holds the lock of the document.
 */
export const congelar = <T>(db: Db, clase: Clase<T>, dicho: SQL): Promise<number> => run(db, alCongelar(clase, dicho))

/** The same as a statement, for who keeps it prepared. */
export const alCongelar = <T>({ nombre }: Clase<T>, dicho: SQL): SQL => sql`
    insert into papeles (clase, documento_id, revision, contenido, huella)
    select ${nombre}, d.id, coalesce((
        select max(a.revision) from papeles a where a.clase = ${nombre} and a.documento_id = d.id), 0) + 1,
      d.contenido, encode(sha256(convert_to(d.contenido::text, 'UTF8')), 'hex')
    from (${dicho}) d`

/** What documents said the last time, by their ids; those that were never given out are not among them. */
export async function papelesDe<T>(
  db: Db,
  { nombre }: Clase<T>,
  ids: readonly number[],
): Promise<Map<number, Papel<T>>> {
  const filas = await rows(
    db,
    Hecho.extend({ contenido: z.custom<T>() }),
    sql`
    select distinct on (documento_id) documento_id as "documentoId", revision, contenido
    from papeles where clase = ${nombre} and documento_id = any (${ints(ids)}) order by documento_id, revision desc`,
  )
  return new Map(filas.map((fila) => [fila.documentoId, fila]))
}

/** What one document said the last time. */
export const papelDe = async <T>(db: Db, clase: Clase<T>, id: number): Promise<Papel<T> | undefined> =>
  (await papelesDe(db, clase, [id])).get(id)

/** What documents would say now, out of the same query that freezes them. */
export async function diriaAhora<T>(db: Db, _clase: Clase<T>, dicho: SQL): Promise<Map<number, T>> {
  const filas = await rows(db, z.object({ id: z.int(), contenido: z.custom<T>() }), dicho)
  return new Map(filas.map(({ id, contenido }) => [id, contenido]))
}

/** Papers of documents that disappear, or of people who are forgotten. Those of invoices stay: the database sees to it. */
export const olvidarPapeles = <T>(db: Db, { nombre }: Clase<T>, ids: readonly number[]) =>
  db.delete(p).where(and(eq(p.clase, nombre), sql`${p.documentoId} = any (${ints(ids)})`))
