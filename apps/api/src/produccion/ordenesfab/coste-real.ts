import { Id } from '@telar/contract/kit/crud'
import type { EscandalloReal } from '@telar/contract/produccion/escandallo'
import { EstadoDeOrden } from '@telar/contract/produccion/orden'
import { pesosDe } from '@telar/domain/produccion/escandallo'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows } from '../../db/rows.ts'
import { notFound } from '../../kit/errors.ts'
import { lineasDeHoja, totalDe } from '../escandallos/escandallos.ts'
import { ajustesDeProduccion, type LineaDeHoja } from '../escandallos/hojas.ts'

const Orden = z.object({
  numero: z.string(),
  escandalloId: Id.nullable(),
  tarifaTaller: z.number(),
  gastosGenerales: z.number().nullable(),
  margen: z.number().nullable(),
  tallas: z.array(z.string()),
  curva: z.record(z.string(), z.number()).nullable(),
  estado: EstadoDeOrden,
  cortadas: z.int(),
  recibidas: z.int(),
  segundas: z.int(),
})

/** Of a material per good garment, with four decimals, and what a unit of it cost. */
const Consumido = z.object({
  materiaId: Id,
  concepto: z.string(),
  esAvio: z.boolean(),
  consumo: z.number(),
  precio: z.number(),
})
type Consumido = z.output<typeof Consumido>

async function leerOrden(db: Db, id: number) {
  const orden = await firstRow(
    db,
    Orden,
    sql`
    select o.numero, o.estado, o.escandallo_id as "escandalloId", o.tarifa_taller::float8 as "tarifaTaller",
      e.gastos_generales::float8 as "gastosGenerales", e.margen::float8 as margen, m.tallas, m.curva,
      (select coalesce(sum(cortada), 0)::int from orden_fab_celdas where orden_id = o.id) as cortadas,
      (select coalesce(sum(recibida), 0)::int from orden_fab_celdas where orden_id = o.id) as recibidas,
      (select coalesce(sum(segunda), 0)::int from orden_fab_celdas where orden_id = o.id) as segundas
    from ordenes_fab o join modelos m on m.id = o.modelo_id left join escandallos e on e.id = o.escandallo_id
    where o.id = ${id}`,
  )
  if (!orden) throw notFound('OrdenFab', id)
  return orden
}

const consumidoPor = (db: Db, id: number, prendas: number): Promise<Consumido[]> =>
  rows(
    db,
    Consumido,
    sql`
    select m.id as "materiaId", m.nombre as concepto, m.tipo in ('avio', 'etiqueta') as "esAvio",
      round(sum(k.cantidad) / ${prendas}, 4)::float8 as consumo,
      round(sum(k.cantidad * k.coste) / sum(k.cantidad), 4)::float8 as precio
    from consumos k join piezas z on z.id = k.pieza_id join materias m on m.id = z.materia_id
    where k.orden_id = ${id} group by m.id order by min(k.id)`,
  )

type LineaReal = LineaDeHoja & { real: boolean }

/** What was measured takes the place of what was planned; what nobody measured stays as planned. */
function lineasReales(plan: readonly LineaDeHoja[], consumido: readonly Consumido[], tarifa: number): LineaReal[] {
  const medidas = new Set(consumido.map(({ materiaId }) => materiaId))
  const materiales = consumido.map(({ materiaId, concepto, esAvio, consumo, precio }) => ({
    ...{ materiaId, concepto, consumo, precio },
    tipo: esAvio ? ('avio' as const) : ('materia' as const),
    ...{ merma: 0, porTallas: [], real: true },
  }))
  const taller = {
    ...{
      tipo: 'confeccion' as const,
      materiaId: null,
      consumo: 1,
      porTallas: [],
      merma: 0,
      precio: tarifa,
      real: true,
    },
    concepto: plan.find(({ tipo }) => tipo === 'confeccion')?.concepto ?? 'Confección',
  }
  const resto = plan
    .filter(({ tipo, materiaId }) => tipo !== 'confeccion' && !(materiaId !== null && medidas.has(materiaId)))
    .map((linea) => ({ ...linea, real: false }))
  return [...materiales, taller, ...resto]
}

/**
 * The sheet of an order as it came out: the metres that were cut at what each roll cost, shared among the good garments
 * (those that were cut, while none has come back; with `esperadas`, those that may still come back well until the order
 * is closed), and the workshop's own price.
 */
export async function costeReal(db: Db, ordenId: number, { esperadas = false } = {}): Promise<EscandalloReal> {
  const orden = await leerOrden(db, ordenId)
  const { recibidas, cortadas, segundas } = orden
  const prendas = esperadas && orden.estado !== 'cerrada' ? cortadas - segundas : recibidas || cortadas
  if (prendas === 0) throw new ReglaError('escandallo.sin-buenas', { numero: orden.numero })
  const ajustes = await ajustesDeProduccion(db)
  const plan = orden.escandalloId === null ? [] : await lineasDeHoja(db, orden.escandalloId)
  const lineas = lineasReales(plan, await consumidoPor(db, ordenId, prendas), orden.tarifaTaller)
  const hoja = {
    lineas,
    gastosGenerales: orden.gastosGenerales ?? ajustes.gastosGenerales,
    margen: orden.margen ?? ajustes.margen,
  }
  const total = totalDe(hoja, ajustes, pesosDe(orden.tallas, orden.curva))
  return {
    ...total,
    ordenId,
    prendas,
    lineas: total.lineas.map((linea, i) => ({ ...linea, real: lineas[i]?.real ?? false })),
  }
}
