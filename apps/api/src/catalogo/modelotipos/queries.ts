import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { imagenesPorId } from '../../casa/imagenes/queries.ts'
import type { Db } from '../../db/connection.ts'
import { modeloTiposTable as t } from '../../db/schema/catalogo/modelos.ts'

/** The types that the shop shows, with how many published models each has; one without any is not shown. */
export async function tiposWeb(db: Db, which?: SQL): Promise<ModeloTipoWeb[]> {
  const modelos = sql<number>`(select count(*)::int from modelos m where m.modelo_tipo_id = modelo_tipos.id and m.publicado)`
  const rows = await db
    .select({ id: t.id, nombre: t.nombre, imagenId: t.imagenId, modelos })
    .from(t)
    .where(and(eq(t.visibleWeb, true), which))
    .orderBy(asc(t.orden), asc(t.id))
  const imagen = await imagenesPorId(
    db,
    rows.map(({ imagenId }) => imagenId),
  )
  return rows.filter((row) => row.modelos > 0).map(({ imagenId, ...row }) => ({ ...row, imagen: imagen(imagenId) }))
}
