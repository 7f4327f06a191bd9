import { generarUbicaciones } from '@telar/api/almacen/ubicaciones/ubicaciones'
import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { sql } from 'drizzle-orm'

/** Four aisles of six racks and three levels, and every garment on one of their shelves: a model's colour lies together. */
export async function fillEstantes(db: Db): Promise<void> {
  await generarUbicaciones(db, { desde: 'A-01-1', hasta: 'D-06-3', zona: '', nota: '' })
  await run(
    db,
    sql`
    insert into ubicacion_celdas (variante_id, ubicacion_id, principal)
    select v.id, u.id, true
    from (select id, dense_rank() over (order by modelo_id, color_id) as n from modelo_variantes) v
      join (select id, orden, count(*) over () as todas from ubicaciones) u on u.orden = (v.n - 1) % u.todas + 1`,
  )
}
