import { Id } from '@telar/contract/kit/crud'
import type { EscandalloReal } from '@telar/contract/produccion/escandallo'
import { redondearA } from '@telar/domain/dinero'
import { type LineaDeOrden, lineasDeOrden, type TrabajoDeOrden } from '@telar/domain/produccion/coste-de-orden'
import { pesosDe } from '@telar/domain/produccion/escandallo'
import type { EstadoDeLiquidacion } from '@telar/domain/produccion/liquidacion'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows } from '../../db/rows.ts'
import { notFound } from '../../kit/errors.ts'
import { lineasDeHoja, totalDe } from '../escandallos/escandallos.ts'
import { ajustesDeProduccion } from '../escandallos/hojas.ts'
import { etapasDe } from '../operaciones/etapas.ts'
import { rutaDe, tarifaDe } from '../operaciones/rutas.ts'

const Orden = z.object({
  numero: z.string(),
  escandalloId: Id.nullable(),
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
    select o.numero, o.escandallo_id as "escandalloId", e.gastos_generales::float8 as "gastosGenerales", e.margen::float8 as margen, m.tallas, m.curva, c.buenas, c.segundas,
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

const Hecho = z.object({
  pasoId: Id,
  pagadas: z.int(),
  segundas: z.int(),
  /** What it comes to: as it was settled, or as it was booked. */
  importe: z.number(),
  liquidado: z.boolean(),
})

/** What came out of each operation and what it was paid at. */
const hechoEn = (db: Db, ordenId: number, segundasSePagan: boolean) =>
  rows(
    db,
    Hecho,
    sql`
    select v.orden_operacion_id as "pasoId", sum(x.pagadas)::int as pagadas, sum(x.segundas)::int as segundas,
      sum(coalesce(l.corregido, l.importe, x.pagadas * v.tarifa))::float8 as importe, bool_or(l.id is not null) as liquidado
    from vueltas_taller v cross join lateral (
        select sum(c.buenas + case when ${segundasSePagan} then c.segundas else 0 end) as pagadas, sum(c.segundas) as segundas
        from vuelta_taller_celdas c where c.vuelta_id = v.id) x
      left join (
        select l.* from liquidacion_taller_lineas l join liquidaciones_taller q on q.id = l.liquidacion_id
        where q.estado = ${'liquidada' satisfies EstadoDeLiquidacion}) l on l.vuelta_id = v.id
    where v.orden_id = ${ordenId} and not v.anulada group by 1`,
  )

interface DeOrden {
  plan: readonly LineaDeOrden[]
  buenas: number
  segundasSePagan: boolean
}

/** The operations of an order with what each garment is paid at: those that came as they were, the rest as it is now. */
async function trabajosDe(db: Db, ordenId: number, orden: DeOrden): Promise<TrabajoDeOrden[]> {
  const ruta = await rutaDe(db, ordenId)
  const hechos = await hechoEn(db, ordenId, orden.segundasSePagan)
  const etapas = etapasDe(ruta)
  return ruta.map((paso) => {
    const hecho = hechos.find(({ pasoId }) => pasoId === paso.id)
    const desde = etapas.findIndex(({ id }) => id === paso.id)
    const suyas = new Set(etapas.slice(Math.max(0, desde)).map(({ id }) => id))
    const segundas = hechos.reduce((n, uno) => n + (suyas.has(uno.pasoId) ? uno.segundas : 0), 0)
    const solo = ruta.filter(({ trabajo }) => trabajo === paso.trabajo).length === 1
    const deHoja = solo ? orden.plan.find(({ tipo }) => tipo === paso.trabajo)?.concepto : undefined
    const { tarifa: efectiva, origen } = tarifaDe(ruta, paso)
    return {
      ...{ tipo: paso.trabajo, concepto: deHoja ?? paso.operacion.es, segundas },
      tarifa: tarifaMedia(origen === 'hoja' ? 0 : efectiva, efectiva, hecho, orden.buenas + segundas),
    }
  })
}

/** What a garment is paid at on the whole: what came by what it came to, what is to come by the rate of now. */
function tarifaMedia(
  tarifa: number,
  efectiva: number,
  hecho: z.output<typeof Hecho> | undefined,
  prendas: number,
): number {
  if (!hecho || (tarifa === 0 && !hecho.liquidado)) return tarifa
  const quedan = Math.max(0, prendas - hecho.pagadas)
  const total = hecho.pagadas + quedan
  return total <= 0 ? tarifa : redondearA(Math.max(0, hecho.importe + quedan * efectiva) / total, 4)
}

/** The sheet of an order as it comes out: by the same rule while garments are still to come and once it is closed. */
export async function costeReal(db: Db, ordenId: number): Promise<EscandalloReal> {
  const orden = await leerOrden(db, ordenId)
  const { buenas, segundas } = orden
  if (buenas === 0) throw new ReglaError('escandallo.sin-buenas', { numero: orden.numero })
  const ajustes = await ajustesDeProduccion(db)
  const segundasSePagan = orden.segundasSePagan ?? ajustes.segundasSePagan
  const plan = orden.escandalloId === null ? [] : await lineasDeHoja(db, orden.escandalloId)
  const consumido = await consumidoPor(db, ordenId)
  const trabajos = await trabajosDe(db, ordenId, { plan, buenas, segundasSePagan })
  const { lineas, origen } = lineasDeOrden({ plan, consumido, trabajos, buenas, segundas, segundasSePagan })
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
