import { Promesa } from '@telar/contract/produccion/orden'
import { aDiezmilesimas, redondear } from '@telar/domain/dinero'
import { consumoDe } from '@telar/domain/produccion/escandallo'
import { ABIERTAS } from '@telar/domain/produccion/orden-fab'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows, texts } from '../../db/rows.ts'
import { modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { piezasTable as z_ } from '../../db/schema/produccion/materias.ts'
import { notFound } from '../../kit/errors.ts'
import { type HojaDeModelo, hojasVigentes } from '../escandallos/hojas.ts'

const Celda = Promesa.shape.celdas.element.omit({ cortables: true })
type Celda = z.output<typeof Celda>

/** Each cell of a model: what is free, what season's orders await, what manufacturing orders will bring and when. */
const celdasDelModelo = (db: Db, modeloId: number, cuales = sql`true`): Promise<Celda[]> =>
  rows(
    db,
    Celda,
    sql`
    with pendientes as (
      select l.color_id, t->>'talla' as talla,
        sum((t->>'cantidad')::int - (t->>'servida')::int - (t->>'anulada')::int)::int as n
      from pedido_lineas l join pedidos p on p.id = l.pedido_id and p.estado = ${PENDIENTE} and p.tipo = 'programacion'
        cross join jsonb_array_elements(l.tallas_cantidades) t
      where l.modelo_id = ${modeloId} group by 1, 2),
    llegan as (
      select c.color_id, c.talla, o.id, o.numero, o.fecha_entrega,
        case when o.estado = 'lanzada' then c.prevista else c.cortada - c.recibida - c.segunda end as n
      from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
      where o.modelo_id = ${modeloId} and o.estado = any(${texts(ABIERTAS)}))
    select v.color_id as "colorId", v.talla, v.stock - v.reservado as libre, coalesce(d.n, 0) as comprometidas,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'numero', l.numero, 'fecha', l.fecha_entrega, 'prendas', l.n)
          order by l.fecha_entrega nulls last, l.id)
        from llegan l where l.color_id = v.color_id and l.talla = v.talla and l.n > 0), '[]') as "enOrdenes"
    from modelo_variantes v
      left join pendientes d on d.color_id = v.color_id and d.talla = v.talla
    where v.modelo_id = ${modeloId} and ${cuales} order by v.color_id, v.id`,
  )

/** What is left of each cloth, by colour; cloth without a colour serves any. */
const telaEnStock = (db: Db, materiaIds: readonly number[]) =>
  db
    .select({ materiaId: z_.materiaId, colorId: z_.colorId, restante: sum(z_.restante).mapWith(Number) })
    .from(z_)
    .where(and(inArray(z_.materiaId, [...materiaIds]), gt(z_.restante, 0)))
    .groupBy(z_.materiaId, z_.colorId)

type Tela = Awaited<ReturnType<typeof telaEnStock>>

/** How many garments of one cell the rolls would give: as many as the cloth that runs out first. */
function cortables(hoja: HojaDeModelo | undefined, telas: Tela, colorId: number, talla: string): number {
  const lineas = hoja?.lineas.filter(({ tipo, materiaId }) => tipo === 'materia' && materiaId !== null) ?? []
  if (lineas.length === 0) return 0
  const cantidades = lineas.map((linea) => {
    const porPrenda = redondear(consumoDe(linea, talla) * (10_000 + linea.merma * 100))
    const hay = telas
      .filter((tela) => tela.materiaId === linea.materiaId && (tela.colorId === null || tela.colorId === colorId))
      .reduce((n, { restante }) => n + aDiezmilesimas(restante), 0)
    return porPrenda > 0 ? Math.floor(hay / porPrenda) : Number.MAX_SAFE_INTEGER
  })
  const menor = Math.min(...cantidades)
  return menor === Number.MAX_SAFE_INTEGER ? 0 : menor
}

/** The cells with what the cloth that is there would give of each. */
async function conTela(db: Db, modeloId: number, celdas: readonly Celda[]) {
  const [hoja] = await hojasVigentes(db, sql`m.id = ${modeloId}`)
  const telas = await telaEnStock(db, hoja?.lineas.flatMap(({ materiaId }) => materiaId ?? []) ?? [])
  return celdas.map((celda) => ({ ...celda, cortables: cortables(hoja, telas, celda.colorId, celda.talla) }))
}

/** When each colour and size of a model can be had, and from what. */
export async function promesaDe(db: Db, modeloId: number): Promise<z.output<typeof Promesa>> {
  const celdas = await celdasDelModelo(db, modeloId)
  if (celdas.length === 0) throw notFound('Modelo', modeloId)
  return { celdas: await conTela(db, modeloId, celdas) }
}

/** The day on which garments that nobody awaits come in, if any do; a day that has passed promises nothing. */
function fechaLibre({ comprometidas, enOrdenes }: Celda, hoy: string): string | null {
  let deben = comprometidas
  for (const { fecha, prendas } of enOrdenes) {
    deben -= prendas
    if (deben < 0) return fecha !== null && fecha >= hoy ? fecha : null
  }
  return null
}

/** The cloth would give more than is awaited and nobody is making yet. */
const seCorta = ({ comprometidas, enOrdenes, cortables: n }: Celda & { cortables: number }): boolean =>
  n > Math.max(0, comprometidas - enOrdenes.reduce((suma, { prendas }) => suma + prendas, 0))

/**
 * How sold-out cells of a published model can still be had, as a customer may know it: the day on which they come back,
 * or no day where they could be cut; never a quantity.
 */
export async function fechasPara(
  db: Db,
  modeloId: number,
  hoy: string,
): Promise<{ colorId: number; talla: string; fecha: string | null }[]> {
  if ((await db.$count(m, and(eq(m.id, modeloId), m.publicado))) === 0) throw notFound('Modelo', modeloId)
  const agotadas = await celdasDelModelo(db, modeloId, sql`v.disponible_web and v.stock <= v.reservado`)
  if (agotadas.length === 0) return []
  return (await conTela(db, modeloId, agotadas)).flatMap((celda) => {
    const fecha = fechaLibre(celda, hoy)
    return fecha !== null || seCorta(celda) ? [{ colorId: celda.colorId, talla: celda.talla, fecha }] : []
  })
}
