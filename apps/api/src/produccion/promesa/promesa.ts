import { Fecha, Id } from '@telar/contract/kit/crud'
import { Promesa } from '@telar/contract/produccion/orden'
import { necesidad } from '@telar/domain/produccion/escandallo'
import { prendasDeUnLote, sinReservar, sirve, sumar } from '@telar/domain/produccion/materia'
import { ABIERTAS } from '@telar/domain/produccion/orden-fab'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, asc, eq, gt, inArray, sql, sum } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows, texts } from '../../db/rows.ts'
import { modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { reservasDeTela as r } from '../../db/schema/produccion/listas.ts'
import { piezasTable as z_ } from '../../db/schema/produccion/materias.ts'
import { notFound } from '../../kit/errors.ts'
import { type HojaDeModelo, hojasVigentes } from '../escandallos/hojas.ts'

const Celda = Promesa.shape.celdas.element.omit({ cortables: true, telaDesde: true })
type Celda = z.output<typeof Celda>

/** Each cell of a model: what is free, what season's orders await and do not have in the house, what manufacturing orders will bring and when. */
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
        c.pendiente as n
      from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
      where o.modelo_id = ${modeloId} and o.estado = any(${texts(ABIERTAS)}))
    select v.color_id as "colorId", v.talla, v.libre, greatest(coalesce(d.n, 0) - v.asignado, 0) as comprometidas,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', l.id, 'numero', l.numero, 'fecha', l.fecha_entrega, 'prendas', l.n)
          order by l.fecha_entrega nulls last, l.id)
        from llegan l where l.color_id = v.color_id and l.talla = v.talla and l.n > 0), '[]') as "enOrdenes"
    from modelo_variantes v
      left join pendientes d on d.color_id = v.color_id and d.talla = v.talla
    where v.modelo_id = ${modeloId} and ${cuales} order by v.color_id, v.id`,
  )

/** The rolls of some materials, with what launched orders leave of each. */
async function telaLibre(db: Db, materiaIds: readonly number[]) {
  const ids = [...new Set(materiaIds)]
  const piezas = await db
    .select({ id: z_.id, materiaId: z_.materiaId, colorId: z_.colorId, lote: z_.lote, restante: z_.restante })
    .from(z_)
    .where(and(inArray(z_.materiaId, ids), gt(z_.restante, 0)))
    .orderBy(asc(z_.id))
  const reservas = await db
    .select({ materiaId: r.materiaId, colorId: r.colorId, cantidad: sum(r.cantidad).mapWith(Number) })
    .from(r)
    .where(inArray(r.materiaId, ids))
    .groupBy(r.materiaId, r.colorId)
    .orderBy(r.materiaId, r.colorId)
  const de = <F extends { materiaId: number }>(filas: readonly F[], id: number) =>
    filas.filter(({ materiaId }) => materiaId === id)
  return new Map(ids.map((id) => [id, sinReservar(de(piezas, id), de(reservas, id))]))
}

type Tela = Awaited<ReturnType<typeof telaLibre>>

/** How many garments of one cell the rolls would give: as many as the cloth that runs out first. */
function cortables(
  hoja: Pick<HojaDeModelo, 'lineas'> | undefined,
  telas: Tela,
  colorId: number,
  talla: string,
): number {
  const lineas = hoja?.lineas.filter(({ tipo }) => tipo === 'materia') ?? []
  const porMateria = Map.groupBy(lineas, ({ materiaId }) => materiaId)
  const cantidades = [...porMateria].flatMap(([materiaId, suyas]) => {
    if (materiaId === null) return []
    const porPrenda = sumar(suyas.map((linea) => necesidad(linea, [{ talla, cantidad: 1 }])))
    return [prendasDeUnLote(telas.get(materiaId) ?? [], colorId, porPrenda)]
  })
  const menor = Math.min(...cantidades)
  return cantidades.length === 0 || menor === Number.MAX_SAFE_INTEGER ? 0 : menor
}

const PorLlegar = z.object({ materiaId: Id, colorId: Id.nullable(), fecha: Fecha })
type PorLlegar = z.output<typeof PorLlegar>

/** The cloth that is on its way with a day, the soonest first: as the supplier confirmed it, or as it was expected. */
const telaPorLlegar = (db: Db, materiaIds: readonly number[]): Promise<PorLlegar[]> =>
  rows(
    db,
    PorLlegar,
    sql`
    select materia_id as "materiaId", color_id as "colorId", coalesce(fecha_confirmada, fecha_prevista)::text as fecha
    from entradas_lista
    where materia_id = any(${ints(materiaIds)}) and not recibida and abierta > 0
      and coalesce(fecha_confirmada, fecha_prevista) is not null
    order by coalesce(fecha_confirmada, fecha_prevista), id`,
  )

/** When every cloth that a cell lacks will be there; no day if one of them is not on its way. */
function telaDesde(
  hoja: HojaDeModelo | undefined,
  telas: Tela,
  llegan: readonly PorLlegar[],
  celda: Celda,
): string | null {
  const lineas = hoja?.lineas.filter(({ tipo, materiaId }) => tipo === 'materia' && materiaId !== null) ?? []
  const dias = lineas.flatMap((linea) => {
    const hay = cortables({ lineas: [linea] }, telas, celda.colorId, celda.talla)
    if (hay > 0) return []
    const suya = ({ materiaId, colorId }: PorLlegar) => materiaId === linea.materiaId && sirve(colorId, celda.colorId)
    return [llegan.find(suya)?.fecha ?? null]
  })
  const sabidos = dias.filter((dia) => dia !== null)
  return sabidos.length < dias.length ? null : (sabidos.sort().at(-1) ?? null)
}

/** The cells with what the cloth that is there would give of each, and when the cloth that is lacking comes. */
async function conTela(db: Db, modeloId: number, celdas: readonly Celda[]) {
  const [hoja] = await hojasVigentes(db, sql`m.id = ${modeloId}`)
  const telas = await telaLibre(db, hoja?.lineas.flatMap(({ materiaId }) => materiaId ?? []) ?? [])
  const llegan = await telaPorLlegar(db, [...telas.keys()])
  return celdas.map((celda) => ({
    ...celda,
    cortables: cortables(hoja, telas, celda.colorId, celda.talla),
    telaDesde: telaDesde(hoja, telas, llegan, celda),
  }))
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

/** The cloth would give more than is awaited and nobody is making yet; what is being made has its cloth set apart. */
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
  const agotadas = await celdasDelModelo(db, modeloId, sql`v.disponible_web and v.libre <= 0`)
  if (agotadas.length === 0) return []
  return (await conTela(db, modeloId, agotadas)).flatMap((celda) => {
    const fecha = fechaLibre(celda, hoy)
    return fecha !== null || seCorta(celda) ? [{ colorId: celda.colorId, talla: celda.talla, fecha }] : []
  })
}
