import { Id } from '@telar/contract/kit/crud'
import type { EscandalloReal } from '@telar/contract/produccion/escandallo'
import { lineasDeOrden } from '@telar/domain/produccion/coste-de-orden'
import { pesosDe } from '@telar/domain/produccion/escandallo'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows } from '../../db/rows.ts'
import { notFound } from '../../kit/errors.ts'
import { lineasDeHoja, totalDe } from '../escandallos/escandallos.ts'
import { ajustesDeProduccion } from '../escandallos/hojas.ts'

const Orden = z.object({
  numero: z.string(),
  escandalloId: Id.nullable(),
  tarifaTaller: z.number(),
  gastosGenerales: z.number().nullable(),
  margen: z.number().nullable(),
  tallas: z.array(z.string()),
  curva: z.record(z.string(), z.number()).nullable(),
  /** Good garments that came, and those that the workshop still owes. */
  buenas: z.int(),
  segundas: z.int(),
  /** What was the rule when it was closed; until then the house's of today. */
  segundasSePagan: z.boolean().nullable(),
})

const Consumido = z.object({
  materiaId: Id,
  concepto: z.string(),
  esAvio: z.boolean(),
  cantidad: z.number(),
  precio: z.number(),
})

async function leerOrden(db: Db, id: number) {
  const orden = await firstRow(
    db,
    Orden,
    sql`
    select o.numero, o.escandallo_id as "escandalloId", o.tarifa_taller::float8 as "tarifaTaller",
      e.gastos_generales::float8 as "gastosGenerales", e.margen::float8 as margen, m.tallas, m.curva, c.buenas, c.segundas,
      o.segundas_se_pagan as "segundasSePagan"
    from ordenes_fab o join modelos m on m.id = o.modelo_id left join escandallos e on e.id = o.escandallo_id
      cross join lateral (
        select coalesce(sum(recibida + pendiente - por_cortar), 0)::int as buenas, coalesce(sum(segunda), 0)::int as segundas
        from orden_fab_celdas where orden_id = o.id) c
    where o.id = ${id}`,
  )
  if (!orden) throw notFound('OrdenFab', id)
  return orden
}

const consumidoPor = (db: Db, id: number) =>
  rows(
    db,
    Consumido,
    sql`
    select m.id as "materiaId", m.nombre as concepto, m.tipo in ('avio', 'etiqueta') as "esAvio",
      sum(k.cantidad)::float8 as cantidad, round(sum(k.cantidad * k.coste) / sum(k.cantidad), 4)::float8 as precio
    from consumos k join piezas z on z.id = k.pieza_id join materias m on m.id = z.materia_id
    where k.orden_id = ${id} group by m.id order by min(k.id)`,
  )

/** The sheet of an order as it comes out: by the same rule while garments are still to come and once it is closed. */
export async function costeReal(db: Db, ordenId: number): Promise<EscandalloReal> {
  const orden = await leerOrden(db, ordenId)
  const { buenas, segundas, tarifaTaller } = orden
  if (buenas === 0) throw new ReglaError('escandallo.sin-buenas', { numero: orden.numero })
  const ajustes = await ajustesDeProduccion(db)
  const segundasSePagan = orden.segundasSePagan ?? ajustes.segundasSePagan
  const plan = orden.escandalloId === null ? [] : await lineasDeHoja(db, orden.escandalloId)
  const consumido = await consumidoPor(db, ordenId)
  const { lineas, origen } = lineasDeOrden({ plan, consumido, tarifaTaller, buenas, segundas, segundasSePagan })
  const hoja = {
    lineas,
    gastosGenerales: orden.gastosGenerales ?? ajustes.gastosGenerales,
    margen: orden.margen ?? ajustes.margen,
  }
  const total = totalDe(hoja, ajustes, pesosDe(orden.tallas, orden.curva))
  return {
    ...total,
    ...{ ordenId, prendas: buenas, segundas, segundasSePagan, origenManoDeObra: origen },
    lineas: total.lineas.map((linea, i) => ({ ...linea, real: lineas[i]?.real ?? false })),
  }
}
