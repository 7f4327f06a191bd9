import { ReglaError } from '@telar/domain/regla'
import {
  type Cantidad,
  type Celda,
  estadoDe,
  PENDIENTE,
  pendiente,
  porFacturar,
  type Situacion,
  servir,
  situacionFacturada,
  situacionTras,
} from '@telar/domain/ventas/pedido'
import { eq, type SQL, sql } from 'drizzle-orm'
import { bloquearCeldas, exigirLibre, liberar } from '../../almacen/reservas.ts'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { plannedById, runPrepared } from '../../db/prepared.ts'
import { run } from '../../db/rows.ts'
import { pedidoLineasTable as l, pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import { notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { lockVersion, type Version } from '../../kit/rows/version.ts'
import { ajustarAtaduras, usarAtaduras } from '../asignaciones/de-pedido.ts'
import { anotarEntrega, type Salida, sacarConEntrega } from '../entregas/entregas.ts'

export type Pedido = typeof p.$inferSelect
type Linea = typeof l.$inferSelect

export const PEDIDO = { table: p, entity: 'Pedido' }

/** Locks an order that the caller reaches, so that two people cannot serve the same garments. */
export const bloquearPedido = (db: Db, id: number, suyo: SQL | undefined, version?: Version): Promise<Pedido> =>
  lockVersion(db, { ...PEDIDO, own: suyo }, id, version)

export const lineasDe: (db: Db, pedidoId: number) => Promise<Linea[]> = plannedById((db, pedidoId) =>
  db.select().from(l).where(eq(l.pedidoId, pedidoId)).orderBy(l.orden, l.id),
)

const enStock = ({ modeloId, colorId }: Linea, cantidades: readonly Cantidad[]) =>
  cantidades.map(({ talla, cantidad }) => ({ modeloId, colorId, talla, cantidad }))

export const pendientes = (lineas: readonly Linea[]) =>
  lineas.flatMap((linea) =>
    enStock(
      linea,
      linea.tallasCantidades.map((celda) => ({ talla: celda.talla, cantidad: pendiente(celda) })),
    ),
  )

export interface Hecho {
  situacion: Situacion
  quien: string
  nota: string
  prendas?: number
  /** Why more was given on credit than was agreed. */
  autorizacion?: string
}

type Celdas = Pick<Linea, 'id' | 'tallasCantidades'>

const cambiarCeldas = (lineas: readonly Celdas[]): SQL => sql`
  update pedido_lineas l set tallas_cantidades = x.celdas
  from jsonb_to_recordset(${JSON.stringify(lineas.map(({ id, tallasCantidades: celdas }) => ({ id, celdas })))}::jsonb)
    as x(id int, celdas jsonb)
  where l.id = x.id`

/** Writes down where an order stands now, how it came there, and what has become of the garments of some lines. */
export async function anotar(db: Db, pedidoId: number, hecho: Hecho, lineas: readonly Celdas[] = []): Promise<void> {
  const { situacion, quien, nota, prendas = null, autorizacion = '' } = hecho
  const conCeldas = lineas.length > 0
  await runPrepared(
    db,
    conCeldas ? 'pedido_anotar_celdas' : 'pedido_anotar',
    sql`
    with ${conCeldas ? sql`l as (${cambiarCeldas(lineas)}),` : sql``} p as (
      update pedidos set situacion = ${situacion}, estado = ${estadoDe(situacion)}::int, version = version + 1,
        modificado_en = now()
      where id = ${pedidoId}::int returning id)
    insert into pedido_hechos (pedido_id, quien, situacion, nota, prendas, autorizacion)
    select id, ${quien}, ${situacion}, ${nota}, ${prendas}::int, ${autorizacion} from p`,
  )
}

/** What just happened to an order was allowed for that reason. */
export async function autorizarHecho(db: Db, pedidoId: number, autorizacion: string): Promise<void> {
  if (autorizacion === '') return
  await run(
    db,
    sql`update pedido_hechos set autorizacion = ${autorizacion}
      where id = (select max(id) from pedido_hechos where pedido_id = ${pedidoId})`,
  )
}

/** What a line refuses is said of its model and colour. */
async function servirLinea(db: Db, linea: Linea, cantidades: readonly Cantidad[]): Promise<Celda[]> {
  try {
    return servir(linea.tallasCantidades, cantidades)
  } catch (error) {
    if (error instanceof ReglaError)
      throw new ReglaError(error.code, { ...error.params, que: await nombrarColor(db, linea) })
    throw error
  }
}

/** Who has garments leave, and on what day. */
export interface Acto extends Pick<Hecho, 'quien' | 'nota'> {
  hoy: string
  /** The boxes that they leave in. */
  cajaIds?: readonly number[]
}

/**
 * Garments leave with a delivery note: those that were kept or tied for the order, and free ones of a season's order. The
 * stock comes last, because everybody else who wants the same garments waits from there on.
 */
export async function entregar(
  db: Db,
  pedido: Pedido,
  entregas: readonly { lineaId: number; tallasCantidades: readonly Cantidad[] }[],
  { hoy: fecha, cajaIds = [], ...hecho }: Acto,
): Promise<number> {
  refuseIfClosed(pedido)
  const lineas = await lineasDe(db, pedido.id)
  const salen: Salida[] = []
  for (const { lineaId, tallasCantidades } of entregas) {
    const linea = lineas.find(({ id }) => id === lineaId)
    if (!linea) throw notFound('Línea', lineaId)
    linea.tallasCantidades = await servirLinea(db, linea, tallasCantidades)
    salen.push(...enStock(linea, tallasCantidades).map((celda) => ({ lineaId, ...celda })))
  }
  const prendas = salen.reduce((n, { cantidad }) => n + cantidad, 0)
  if (prendas === 0) throw new ReglaError('pedido.sin-lineas')
  const situacion = situacionTras(
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
    pedido.situacion,
  )
  const { id: pedidoId, clienteId } = pedido
  const entregaId = await anotarEntrega(db, { pedidoId, clienteId, fecha, cajaIds, ...hecho }, salen)
  const servidas = lineas.filter(({ id }) => entregas.some(({ lineaId }) => lineaId === id))
  await anotar(db, pedidoId, { situacion, prendas, ...hecho }, servidas)
  if (pedido.tipo === 'servicio') await liberar(db, salen, pedido.lugar)
  else {
    await bloquearCeldas(db, [...salen, ...pendientes(lineas)])
    await usarAtaduras(db, pedidoId, salen)
    await exigirLibre(db, salen)
  }
  await sacarConEntrega(db, pedido, entregaId, salen)
  if (pedido.tipo === 'programacion') await ajustarAtaduras(db, pedidoId, lineas)
  return entregaId
}

/** Where an order stands once something of it has left, gone or been closed: what is all invoiced awaits no invoice. */
export async function situacionDespues(
  db: Db,
  { id, situacion: antes }: Pedido,
  lineas: readonly Linea[],
  { facturadoDe }: Pick<House, 'facturadoDe'>,
): Promise<Situacion> {
  const situacion = situacionTras(
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
    antes,
  )
  if (situacion !== 'servido') return situacion
  const facturadas = await facturadoDe(db, id)
  const facturada = (lineaId: number, talla: string) =>
    facturadas.find((una) => una.lineaId === lineaId && una.talla === talla)?.cantidad ?? 0
  const abiertas = lineas.flatMap(({ id: lineaId, tallasCantidades }) =>
    tallasCantidades.map((celda) => porFacturar(celda, facturada(lineaId, celda.talla))),
  )
  return situacionFacturada(
    situacion,
    abiertas.reduce((suma, n) => suma + n, 0),
  )
}

/** What an order no longer awaits is given back: what was kept for it, or tied to it. */
export async function soltarPedido(db: Db, pedido: Pedido, antes: readonly Linea[]): Promise<void> {
  if (pedido.tipo === 'servicio') await liberar(db, pendientes(antes), pedido.lugar)
  else await ajustarAtaduras(db, pedido.id, [])
}

export function refuseIfClosed({ situacion, numero }: Pedido): void {
  if (estadoDe(situacion) !== PENDIENTE)
    throw new ReglaError('pedido.cerrado', { numero, situacion: `@pedido.${situacion}` })
}
