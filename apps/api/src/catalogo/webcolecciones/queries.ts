import type { ColeccionWeb } from '@telar/contract/catalogo/webcolecciones'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { imagenesPorId } from '../../casa/imagenes/queries.ts'
import type { Db } from '../../db/connection.ts'
import { coleccionesTable as t } from '../../db/schema/catalogo/web.ts'

/** The collections that the shop shows, in their order, with how many published models each has. */
export async function coleccionesWeb(db: Db, which?: SQL): Promise<ColeccionWeb[]> {
  const modelos = sql<number>`(select count(*)::int from modelo_colecciones mc join modelos m on m.id = mc.modelo_id
    where mc.coleccion_id = colecciones.id and m.publicado)`
  const rows = await db
    .select({ id: t.id, nombre: t.nombre, descripcion: t.descripcion, imagenId: t.imagenId, modelos })
    .from(t)
    .where(and(eq(t.activa, true), which))
    .orderBy(asc(t.orden), asc(t.id))
  const imagen = await imagenesPorId(
    db,
    rows.map(({ imagenId }) => imagenId),
  )
  return rows.map(({ imagenId, ...row }) => ({ ...row, imagen: imagen(imagenId) }))
}
