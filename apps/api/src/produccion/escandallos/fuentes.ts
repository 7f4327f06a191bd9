import { FuenteDeEscandallo } from '@telar/contract/produccion/escandallo'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { DiaDelMomento, rows } from '../../db/rows.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'

type Fuente = z.output<typeof FuenteDeEscandallo>
const DeHoja = FuenteDeEscandallo.extend({ fecha: DiaDelMomento })

/** Sheets of others that are worth showing. */
const VECINOS = 20

/**
 * What a model's sheet can be copied from: its own versions, those of models of its type or of the same cloth, and what
 * its manufacturing orders came to. The id is the sheet's, or the order's.
 */
export async function fuentesDe(db: Db, modeloId: number): Promise<Fuente[]> {
  if ((await db.$count(modelosTable, sql`${modelosTable.id} = ${modeloId}`)) === 0) throw notFound('Modelo', modeloId)
  const versiones = await rows(
    db,
    DeHoja,
    sql`select 'version' as origen, e.id, m.numero || ' ' || m.nombre || ' · ' || e.revision as etiqueta,
        e.creado_en as fecha, e.coste::float8 as coste
      from escandallos e join modelos m on m.id = e.modelo_id where e.modelo_id = ${modeloId} order by e.revision desc`,
  )
  const ordenes = await rows(
    db,
    FuenteDeEscandallo,
    sql`select 'ordenfab' as origen, o.id, o.numero as etiqueta, coalesce(o.fecha_cierre, o.fecha)::text as fecha,
        coalesce(o.coste_real, o.coste_previsto, 0)::float8 as coste
      from ordenes_fab o where o.modelo_id = ${modeloId} and exists (
        select from orden_fab_celdas c where c.orden_id = o.id and c.cortada > 0) order by o.id desc`,
  )
  const vecinos = await rows(
    db,
    DeHoja,
    sql`with telas as (
        select l.materia_id from escandallo_lineas l where l.tipo = 'materia' and l.materia_id is not null
          and l.escandallo_id = (select id from escandallos where modelo_id = ${modeloId} order by revision desc limit 1))
      select 'modelo' as origen, e.id, m.numero || ' ' || m.nombre as etiqueta,
        e.creado_en as fecha, e.coste::float8 as coste
      from modelos m
        join modelos yo on yo.id = ${modeloId}
        join lateral (select * from escandallos where modelo_id = m.id order by revision desc limit 1) e on true
      where m.id <> yo.id and (m.modelo_tipo_id = yo.modelo_tipo_id or exists (
        select from escandallo_lineas l where l.escandallo_id = e.id and l.materia_id in (select materia_id from telas)))
      order by (m.modelo_tipo_id = yo.modelo_tipo_id) desc, e.id desc limit ${VECINOS}`,
  )
  return [...versiones, ...ordenes, ...vecinos]
}
