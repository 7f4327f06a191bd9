import { inArray, sql } from 'drizzle-orm'
import { type ConColor, queCambianDeColor } from '../catalogo/colores/fusion.ts'
import { run } from '../db/rows.ts'
import { piezasTable } from '../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable } from '../db/schema/produccion/ordenesfab.ts'

/** Rolls change their colour's name; in a manufacturing order what meets in one cell is added. */
export const coloresDeProduccion: readonly ConColor[] = [
  queCambianDeColor('piezas', piezasTable, piezasTable.colorId),
  {
    ...queCambianDeColor('orden_fab_celdas', ordenFabCeldasTable, ordenFabCeldasTable.colorId),
    fusionar: async (db, { destinoId, origenIds }) => {
      await run(
        db,
        sql`
        with quitadas as (delete from orden_fab_celdas where ${inArray(sql`color_id`, origenIds)} returning *)
        insert into orden_fab_celdas as c (orden_id, color_id, talla, prevista, cortada, recibida, segunda)
        select orden_id, ${destinoId}, talla, sum(prevista), sum(cortada), sum(recibida), sum(segunda)
        from quitadas group by orden_id, talla
        on conflict (orden_id, color_id, talla) do update set prevista = c.prevista + excluded.prevista,
          cortada = c.cortada + excluded.cortada, recibida = c.recibida + excluded.recibida,
          segunda = c.segunda + excluded.segunda`,
      )
    },
  },
]
