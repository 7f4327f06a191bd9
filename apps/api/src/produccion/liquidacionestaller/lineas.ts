import { Id } from '@telar/contract/kit/crud'
import { importeDeLinea, totalDeLiquidacion } from '@telar/domain/produccion/liquidacion'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import {
  liquidacionTallerLineasTable as l,
  liquidacionesTallerTable as q,
} from '../../db/schema/produccion/talleres.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { ajustesDeProduccion } from '../escandallos/hojas.ts'

export const LIQUIDACION = { table: q, entity: 'Liquidación' }

const Suelta = z.object({
  vueltaId: Id,
  tallerId: Id,
  fecha: z.string(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
  tarifa: z.number(),
  precioPerdida: z.number().nullable(),
  /** As the order was closed; while it is not, as the house does. */
  segundasSePagan: z.boolean().nullable(),
})

/** Returns of workshops that are on no statement. */
const SUELTAS = sql`v.taller_id is not null and v.liquidable and not v.anulada
  and not exists (select from liquidacion_taller_lineas x where x.vuelta_id = v.id)`

/** What came back and is on no statement, with what it comes to. */
export async function sueltasDe(db: Db, cuales: SQL) {
  const { segundasSePagan: enCasa } = await ajustesDeProduccion(db)
  const sueltas = await rows(
    db,
    Suelta,
    sql`
    select v.id as "vueltaId", v.taller_id as "tallerId", v.fecha::text as fecha, c.buenas, c.segundas, c.perdidas,
      v.tarifa::float8 as tarifa, v.precio_perdida::float8 as "precioPerdida", o.segundas_se_pagan as "segundasSePagan"
    from vueltas_taller v join ordenes_fab o on o.id = v.orden_id cross join lateral (
      select sum(buenas)::int as buenas, sum(segundas)::int as segundas, sum(perdidas)::int as perdidas
      from vuelta_taller_celdas where vuelta_id = v.id) c
    where ${SUELTAS} and ${cuales} order by v.fecha, v.id`,
  )
  return sueltas.map((suelta) => {
    const linea = { ...suelta, segundasSePagan: suelta.segundasSePagan ?? enCasa }
    return { ...linea, importe: importeDeLinea(linea) }
  })
}

/**
 * What came back up to a day and is on no statement goes on this one. The returns are held first: one that is taken back
 * meanwhile is not among them.
 */
export async function recogerVueltas(db: Db, liquidacionId: number, tallerId: number, hasta: string): Promise<number> {
  const held = await rows(
    db,
    z.object({ id: Id }),
    sql`select v.id from vueltas_taller v where ${SUELTAS} and v.taller_id = ${tallerId} and v.fecha <= ${hasta} order by v.id for update`,
  )
  const sueltas = await sueltasDe(db, sql`v.id = any (${ints(held.map(({ id }) => id))})`)
  if (sueltas.length > 0)
    await db.insert(l).values(sueltas.map(({ fecha: _, tallerId: __, ...linea }) => ({ ...linea, liquidacionId })))
  return sueltas.length
}

/** A statement is worth its lines. */
export async function sumarLiquidacion(db: Db, id: number): Promise<void> {
  const lineas = await db.select({ importe: l.importe, corregido: l.corregido }).from(l).where(eq(l.liquidacionId, id))
  await saveVersion(db, LIQUIDACION, id, null, { importe: totalDeLiquidacion(lineas) })
}
