import { Fecha, Id } from '@telar/contract/kit/crud'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { recoger, repartir } from '@telar/domain/ventas/reparto'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Celda } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run } from '../../db/rows.ts'
import { type Atadura, atar, bloquearAtaduras, type Modo, soltar } from './ataduras.ts'

/** A line of a season's order that awaits more garments than are tied to it. */
const Espera = z.object({
  pedidoLineaId: Id,
  pedidoId: Id,
  colorId: Id,
  talla: z.string(),
  pide: z.int(),
  desde: Fecha.nullable(),
  fecha: Fecha,
  numero: z.string(),
})

/** A line whose garments were released gets none by itself any more. */
const deTemporada = (modeloId: number) => sql`
  p.estado = ${PENDIENTE} and p.tipo = 'programacion' and l.modelo_id = ${modeloId} and l.liberada_en is null`

/** Holds some orders, always in the same order. Whoever changes what is tied to one holds it before anything of the stock. */
const bloquearPedidos = (db: Db, cuales: SQL): Promise<number> =>
  run(db, sql`select p.id from pedidos p where p.id in (${cuales}) order by p.id for no key update of p`)

const quienEspera = (modeloId: number) =>
  sql`select l.pedido_id from pedido_lineas l join pedidos p on p.id = l.pedido_id where ${deTemporada(modeloId)}`

/** Those that have garments of some ties; `a` is the tie. */
const quienTiene = (cuales: SQL) =>
  sql`select l.pedido_id from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id where ${cuales}`

/** The orders that have been given garments do not change while these are taken or come. `a` is the tie. */
export const bloquearLosQueTienen = (db: Db, cuales: SQL): Promise<number> => bloquearPedidos(db, quienTiene(cuales))

/** All who await garments of some models at once; each model alone would hold them in its own order. */
export const bloquearLosQueEsperanDe = (db: Db, modeloIds: readonly number[]): Promise<number> =>
  bloquearPedidos(db, sql.join(modeloIds.map(quienEspera), sql` union all `))

/** Who awaits garments of a model that nobody has given them yet. Their orders are locked, so that none of them is served meanwhile. */
export async function esperanDe(db: Db, modeloId: number) {
  await bloquearPedidos(db, quienEspera(modeloId))
  const esperan = await rows(
    db,
    Espera,
    sql`
    select l.id as "pedidoLineaId", p.id as "pedidoId", l.color_id as "colorId", t ->> 'talla' as talla,
      ((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int - coalesce(a.n, 0))::int as pide,
      coalesce(l.entrega_desde, p.fecha_entrega_desde)::text as desde, p.fecha::text as fecha, p.numero
    from pedidos p join pedido_lineas l on l.pedido_id = p.id cross join jsonb_array_elements(l.tallas_cantidades) t
      left join lateral (
        select sum(cantidad)::int as n from asignaciones a where a.pedido_linea_id = l.id and a.talla = t ->> 'talla') a on true
    where ${deTemporada(modeloId)}`,
  )
  return esperan.filter(({ pide }) => pide > 0)
}

interface Orden {
  id: number
  modeloId: number
}

interface PorLlegar {
  colorId: number
  talla: string
  /** How many the order will still bring. */
  pendiente: number
  /** How many of those that nobody has are to be given out; without it, all. */
  nuevas?: number
}

const claveDe = ({ colorId, talla }: { colorId: number; talla: string }) => `${colorId} ${talla}`

const deOrden = ({ id }: Orden) => sql`a.orden_id = ${id}`

const deLaOrden = (db: Db, orden: Orden) => bloquearAtaduras(db, deOrden(orden))

const suma = (ataduras: readonly Atadura[]) => ataduras.reduce((n, { cantidad }) => n + cantidad, 0)

/** What a manufacturing order will no longer bring is taken from the last in turn. Says what is still tied of it. */
export async function soltarLoQueNoLlega(
  db: Db,
  orden: Orden,
  celdas: readonly PorLlegar[],
): Promise<(celda: PorLlegar) => number> {
  await bloquearLosQueEsperan(db, orden)
  const porLlegar = new Map(celdas.map((celda) => [claveDe(celda), celda.pendiente]))
  const atadas = Map.groupBy(await deLaOrden(db, orden), claveDe)
  const quitas: { id: number; quita: number }[] = []
  for (const [clave, suyas] of atadas) {
    const sobran = suma(suyas) - (porLlegar.get(clave) ?? 0)
    const tienen = suyas.map((una) => ({ ...una, tiene: una.cantidad }))
    quitas.push(...recoger(tienen, sobran).map(({ espera, quita }) => ({ id: espera.id, quita })))
  }
  await soltar(db, quitas)
  return (celda) => Math.min(suma(atadas.get(claveDe(celda)) ?? []), celda.pendiente)
}

/** What a manufacturing order will bring and nobody has is tied to who awaits it, in turn. */
export async function atarLoQueLlega(db: Db, orden: Orden, celdas: readonly PorLlegar[]): Promise<void> {
  const hay = celdas.some(({ pendiente }) => pendiente > 0)
  if (hay) await bloquearPedidos(db, sql`${quienEspera(orden.modeloId)} union all ${quienTiene(deOrden(orden))}`)
  const esperan = hay ? await esperanDe(db, orden.modeloId) : []
  const atadas = await soltarLoQueNoLlega(db, orden, celdas)
  const nuevas = celdas.flatMap((celda) =>
    repartir(
      esperan.filter((una) => claveDe(una) === claveDe(celda)),
      Math.min(celda.pendiente - atadas(celda), celda.nuevas ?? Number.POSITIVE_INFINITY),
    ).map(({ espera: { pedidoLineaId, colorId, talla }, da }) => ({
      ...{ pedidoLineaId, modeloId: orden.modeloId, colorId, talla, cantidad: da, ordenId: orden.id },
    })),
  )
  await atar(db, nuevas)
}

const Libre = z.object({ colorId: Id, talla: z.string(), libre: z.int() })

/** Garments that lie in the house and are nobody's are tied to who awaits them, in turn: somebody counts on them. */
export async function atarLoLibre(db: Db, modeloId: number, colorIds: readonly number[]): Promise<void> {
  const esperan = await esperanDe(db, modeloId)
  const libres = await rows(
    db,
    Libre,
    sql`
    select color_id as "colorId", talla, libre from modelo_variantes
    where modelo_id = ${modeloId} and color_id = any (${ints(colorIds)}) and libre > 0 order by id for update`,
  )
  const nuevas = libres.flatMap((celda) =>
    repartir(
      esperan.filter((una) => claveDe(una) === claveDe(celda)),
      celda.libre,
    ).map(({ espera: { pedidoLineaId, colorId, talla }, da }) => ({
      ...{ pedidoLineaId, modeloId, colorId, talla, cantidad: da, ordenId: null },
    })),
  )
  await atar(db, nuevas)
}

/** The orders that have been promised garments of a manufacturing order do not change while these come. */
export const bloquearLosQueEsperan = (db: Db, orden: Orden): Promise<number> => bloquearLosQueTienen(db, deOrden(orden))

const pasar = (atadura: Atadura, cantidad: number, ordenId: number | null) => ({ ...atadura, cantidad, ordenId })

/** Garments of a manufacturing order are in the house: they are tied there to who awaited them from it, in turn. */
export async function alLlegar(db: Db, orden: Orden, llegan: readonly Celda[]): Promise<void> {
  const atadas = Map.groupBy(await deLaOrden(db, orden), claveDe)
  const dadas = llegan.flatMap((celda) => {
    const esperan = (atadas.get(claveDe(celda)) ?? []).map((una) => ({ ...una, pide: una.cantidad }))
    return repartir(esperan, celda.cantidad)
  })
  await soltar(
    db,
    dadas.map(({ espera, da }) => ({ id: espera.id, quita: da })),
  )
  await atar(
    db,
    dadas.map(({ espera, da }) => pasar(espera, da, null)),
  )
}

const deLaCelda = (modeloId: number, { colorId, talla }: { colorId: number; talla: string }): SQL => sql`
  a.orden_id is null and a.modelo_id = ${modeloId} and a.color_id = ${colorId} and a.talla = ${talla}`

/** So many garments of a cell that are there are no longer anybody's; those who lose them are the last in turn. */
export async function soltarLasUltimas(db: Db, celda: Celda, sobran: number, modo: Modo = 'hacer'): Promise<Atadura[]> {
  if (sobran <= 0) return []
  const suyas = await bloquearAtaduras(db, deLaCelda(celda.modeloId, celda), modo)
  const quitadas = recoger(
    suyas.map((una) => ({ ...una, tiene: una.cantidad })),
    sobran,
  )
  if (modo === 'hacer')
    await soltar(
      db,
      quitadas.map(({ espera, quita }) => ({ id: espera.id, quita })),
    )
  return quitadas.map(({ espera, quita }) => ({ ...espera, cantidad: quita }))
}
