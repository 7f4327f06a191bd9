import type { CausaDePlan } from '@telar/domain/produccion/orden-fab'
import { inArray, sql } from 'drizzle-orm'
import { type ConColor, queCambianDeColor } from '../catalogo/colores/fusion.ts'
import { run } from '../db/rows.ts'
import { entradasTable, piezasTable } from '../db/schema/produccion/materias.ts'
import { ordenFabCeldasTable } from '../db/schema/produccion/ordenesfab.ts'
import { notaTallerCeldasTable, vueltaTallerCeldasTable } from '../db/schema/produccion/talleres.ts'

const FUSION: CausaDePlan = 'fusion'

/**
 * Rolls change their colour's name; in a manufacturing order what meets in one cell is added. The rows of its plan stay as
 * they were written: a pair of rows takes what they say from the old colour to the new.
 */
export const coloresDeProduccion: readonly ConColor[] = [
  queCambianDeColor('piezas', piezasTable, piezasTable.colorId),
  queCambianDeColor('entradas', entradasTable, entradasTable.colorId),
  queCambianDeColor('nota_taller_celdas', notaTallerCeldasTable, notaTallerCeldasTable.colorId),
  queCambianDeColor('vuelta_taller_celdas', vueltaTallerCeldasTable, vueltaTallerCeldasTable.colorId),
  {
    ...queCambianDeColor('orden_fab_celdas', ordenFabCeldasTable, ordenFabCeldasTable.colorId),
    fusionar: async (db, { destinoId, origenIds }) => {
      await run(
        db,
        sql`
        with quitadas as (delete from orden_fab_celdas where ${inArray(sql`color_id`, origenIds)} returning *)
        insert into orden_fab_celdas as c
          (orden_id, color_id, talla, prevista, cortada, recibida, segunda, perdida, cerrada)
        select orden_id, ${destinoId}, talla, sum(prevista), sum(cortada), sum(recibida), sum(segunda), sum(perdida),
          sum(cerrada)
        from quitadas group by orden_id, talla
        on conflict (orden_id, color_id, talla) do update set prevista = c.prevista + excluded.prevista,
          cortada = c.cortada + excluded.cortada, recibida = c.recibida + excluded.recibida,
          segunda = c.segunda + excluded.segunda, perdida = c.perdida + excluded.perdida,
          cerrada = c.cerrada + excluded.cerrada`,
      )
      await run(
        db,
        sql`
        with planes as (
          select orden_id, color_id, talla, sum(n) as n from orden_fab_planes
          where ${inArray(sql`color_id`, origenIds)} group by 1, 2, 3 having sum(n) <> 0)
        insert into orden_fab_planes (orden_id, color_id, talla, n, causa)
        select orden_id, color_id, talla, -n, ${FUSION} from planes
        union all select orden_id, ${destinoId}, talla, n, ${FUSION} from planes`,
      )
    },
  },
]
