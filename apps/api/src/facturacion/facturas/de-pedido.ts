import { Id } from '@telar/contract/kit/crud'
import { ReglaError } from '@telar/domain/regla'
import { type Cantidad, type Celda, porFacturar, porServir, situacionFacturada } from '@telar/domain/ventas/pedido'
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { pedidoLineasTable as l, pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'
import type { Facturada } from '../../ventas/entregas/deshacer.ts'
import { type Acto, anotar, bloquearPedido, entregar, lineasDe, type Pedido } from '../../ventas/pedidos/pedido.ts'
import type { LineaPreparada, Preparada } from './preparar.ts'

type Contadas = Map<string, number>
const clave = (lineaId: number, talla: string) => `${lineaId} ${talla}`

const Contada = z.object({ linea: Id, talla: z.string(), cantidad: z.int(), tomada: z.int() })

/**
 * How many garments of a cell are not to be invoiced any more: those that are invoiced, and those that were given back
 * without opening the order again. By the alias of the invoice and of the cell in the statement.
 */
export const tomadas = (f: SQL, cantidad: SQL): SQL => sql`greatest(sum(${cantidad}), coalesce(sum(${cantidad}) filter (
  where ${f}.reabre_pedido or (${f}.tipo_rectificativa is distinct from 'I' and ${cantidad} > 0)), 0))`

/** How many of each size of orders' lines are invoiced. What a substitution replaces no longer counts. */
const facturadasDe = (db: Db, pedidoIds: readonly number[]) =>
  rows(
    db,
    Contada,
    sql`
    select linea, talla, sum(cantidad)::int as cantidad, sum(tomada)::int as tomada from (
    select l.pedido_linea_id as linea, c ->> 'talla' as talla, sum((c ->> 'cantidad')::int)::int as cantidad,
      ${tomadas(sql`f`, sql`(c ->> 'cantidad')::int`)}::int as tomada
    from pedido_lineas p join factura_lineas l on l.pedido_linea_id = p.id join facturas f on f.id = l.factura_id
      cross join jsonb_array_elements(l.tallas_cantidades) c
    where p.pedido_id = any (${ints(pedidoIds)}) and f.estado = 'emitida' and not exists (
      select from facturas s where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and s.rectifica @> array[f.id])
    group by 1, 2
    union all
    select e.pedido_linea_id, e.talla, 0, v.sin_facturar from pedido_lineas p join entrega_lineas e on e.pedido_linea_id = p.id
      join devolucion_lineas v on v.entrega_linea_id = e.id
    where p.pedido_id = any (${ints(pedidoIds)}) and v.sin_facturar > 0) t
    group by 1, 2`,
  )

/** What of an order is invoiced, size by size, for who stands below. */
export const facturadoDe = async (db: Db, pedidoId: number): Promise<Facturada[]> =>
  (await facturadasDe(db, [pedidoId])).map(({ linea, talla, tomada }) => ({ lineaId: linea, talla, cantidad: tomada }))

/** Of each size, what is invoiced now and what is not to be invoiced any more. */
async function facturadas(db: Db, pedidoIds: readonly number[]): Promise<{ netas: Contadas; tomadas: Contadas }> {
  const contadas = pedidoIds.length === 0 ? [] : await facturadasDe(db, pedidoIds)
  return {
    netas: new Map(contadas.map(({ linea, talla, cantidad }) => [clave(linea, talla), cantidad])),
    tomadas: new Map(contadas.map(({ linea, talla, tomada }) => [clave(linea, talla), tomada])),
  }
}

/** How many of each size of an order's lines are on invoices now, by line and size. */
export const netasDe = async (db: Db, pedidoId: number): Promise<Contadas> => (await facturadas(db, [pedidoId])).netas

const yaFacturada = (contadas: Contadas, lineaId: number, talla: string): number =>
  contadas.get(clave(lineaId, talla)) ?? 0

/** What these lines invoice of orders, size by size. */
function contar(lineas: readonly LineaPreparada[]): Contadas {
  const contadas: Contadas = new Map()
  for (const { pedidoLineaId, tallasCantidades } of lineas) {
    if (pedidoLineaId == null) continue
    for (const { talla, cantidad } of tallasCantidades ?? []) {
      const una = clave(pedidoLineaId, talla)
      contadas.set(una, (contadas.get(una) ?? 0) + cantidad)
    }
  }
  return contadas
}

/** The garments of a line that leave with an invoice; never more than are left to invoice. */
function salen(
  pedido: string,
  lineaId: number,
  celdas: readonly Celda[],
  antes: Contadas,
  nuevas: Contadas,
): Cantidad[] {
  const suya = `${lineaId} `
  for (const [cual, nueva] of nuevas) {
    const talla = cual.slice(suya.length)
    if (nueva > 0 && cual.startsWith(suya) && !celdas.some((celda) => celda.talla === talla))
      throw new ReglaError('factura.ya-facturado', { pedido, talla, n: 0 })
  }
  return celdas.flatMap((celda) => {
    const nueva = yaFacturada(nuevas, lineaId, celda.talla)
    if (nueva <= 0) return []
    const facturada = yaFacturada(antes, lineaId, celda.talla)
    const quedan = porFacturar(celda, facturada)
    if (nueva > quedan) throw new ReglaError('factura.ya-facturado', { pedido, talla: celda.talla, n: quedan })
    const cantidad = porServir(celda, facturada + nueva)
    return cantidad > 0 ? [{ talla: celda.talla, cantidad }] : []
  })
}

/** Locks orders in the order of their ids, before anything of them is touched. */
export async function bloquearPedidos(db: Db, pedidoIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(pedidoIds)].sort((a, b) => a - b)) await bloquearPedido(db, id, undefined)
}

/** What an invoice of delivered garments takes lies in the house again: the note that they had left with is named. */
async function refuseIfUndone(db: Db, pedido: Pick<Pedido, 'id' | 'numero'>): Promise<void> {
  const [deshecha] = await db
    .select({ albaran: e.numero })
    .from(e)
    .where(and(eq(e.pedidoId, pedido.id), isNotNull(e.deshechaEn)))
    .orderBy(desc(e.deshechaEn))
    .limit(1)
  if (deshecha) throw new ReglaError('factura.albaran-deshecho', { pedido: pedido.numero, ...deshecha })
}

/** Invoicing an order serves what of it has not left yet. Orders are locked in the order of their ids. */
export async function servirLoFacturado(
  db: Db,
  { pedidoIds, soloServido }: Pick<Preparada['fila'], 'pedidoIds' | 'soloServido'>,
  lineas: readonly LineaPreparada[],
  acto: Pick<Acto, 'quien' | 'hoy'>,
): Promise<void> {
  const nuevas = contar(lineas)
  for (const id of [...new Set(pedidoIds)].sort((a, b) => a - b)) {
    const pedido = await bloquearPedido(db, id, undefined)
    const { tomadas: antes } = await facturadas(db, [id])
    const entregas = (await lineasDe(db, id)).flatMap((linea) => {
      const tallasCantidades = salen(pedido.numero, linea.id, linea.tallasCantidades, antes, nuevas)
      return tallasCantidades.length > 0 ? [{ lineaId: linea.id, tallasCantidades }] : []
    })
    if (entregas.length > 0 && soloServido) await refuseIfUndone(db, pedido)
    if (entregas.length > 0) await entregar(db, pedido, entregas, { ...acto, nota: '' })
  }
}

/** What an invoice that is being written asks of orders beyond what is left of them, said of each of its lines. */
export async function sobrasDe(
  db: Db,
  pedidoIds: readonly number[],
  lineas: readonly LineaPreparada[],
): Promise<{ linea: number; pedido: string; talla: string; n: number }[]> {
  if (pedidoIds.length === 0) return []
  const { tomadas: antes } = await facturadas(db, pedidoIds)
  const nuevas = contar(lineas)
  const filas = await db
    .select({ id: l.id, pedido: p.numero, celdas: l.tallasCantidades })
    .from(l)
    .innerJoin(p, eq(p.id, l.pedidoId))
    .where(inArray(p.id, [...pedidoIds]))
  const pedidas = new Map(filas.map((fila) => [fila.id, fila]))
  return lineas.flatMap(({ pedidoLineaId, tallasCantidades }, linea) => {
    const pedida = pedidas.get(pedidoLineaId ?? 0)
    if (pedidoLineaId == null || !pedida) return []
    return (tallasCantidades ?? []).flatMap(({ talla, cantidad }) => {
      if (cantidad <= 0) return []
      const celda = pedida.celdas.find((una) => una.talla === talla)
      const quedan = celda ? porFacturar(celda, yaFacturada(antes, pedidoLineaId, talla)) : 0
      if (yaFacturada(nuevas, pedidoLineaId, talla) <= quedan) return []
      return [{ linea, pedido: pedida.pedido, talla, n: quedan }]
    })
  })
}

type LineaDePedido = Awaited<ReturnType<typeof lineasDe>>[number]

/** Of every size at most what has left is invoiced, and no more is given back than was invoiced. */
function comprobarFacturadas(pedido: string, lineas: readonly LineaDePedido[], contadas: Contadas): void {
  const servidas = new Map(
    lineas.flatMap(({ id, tallasCantidades }) =>
      tallasCantidades.map(({ talla, servida }): [string, number] => [clave(id, talla), servida]),
    ),
  )
  for (const [cual, n] of contadas) {
    const servida = servidas.get(cual) ?? 0
    if (n >= 0 && n <= servida) continue
    const talla = cual.slice(cual.indexOf(' ') + 1)
    throw new ReglaError('factura.prendas', { pedido, talla, n, servida })
  }
}

/** Moves orders to invoiced when nothing is left to invoice, and back when some of it was taken back. */
export async function revisarPedidos(db: Db, pedidoIds: readonly number[], quien: string): Promise<void> {
  for (const id of [...pedidoIds].sort((a, b) => a - b)) {
    const pedido = await bloquearPedido(db, id, undefined)
    const { netas, tomadas: cerradas } = await facturadas(db, [id])
    const lineas = await lineasDe(db, id)
    comprobarFacturadas(pedido.numero, lineas, netas)
    const abiertas = lineas.reduce(
      (suma, linea) =>
        linea.tallasCantidades.reduce(
          (n, celda) => n + porFacturar(celda, yaFacturada(cerradas, linea.id, celda.talla)),
          suma,
        ),
      0,
    )
    const situacion = situacionFacturada(pedido.situacion, abiertas)
    if (situacion !== pedido.situacion) await anotar(db, id, { situacion, quien, nota: '' })
  }
}

/** What of an order an invoice can take: everything still open, or only what has left. */
export async function abiertasDe(
  db: Db,
  pedidoId: number,
  soloServido: boolean,
): Promise<{ linea: LineaDePedido; tallasCantidades: Cantidad[] }[]> {
  const { tomadas: contadas } = await facturadas(db, [pedidoId])
  return (await lineasDe(db, pedidoId)).flatMap((linea) => {
    const tallasCantidades = linea.tallasCantidades.flatMap((celda) => {
      const facturada = yaFacturada(contadas, linea.id, celda.talla)
      const cantidad = soloServido ? celda.servida - facturada : porFacturar(celda, facturada)
      return cantidad > 0 ? [{ talla: celda.talla, cantidad }] : []
    })
    return tallasCantidades.length > 0 ? [{ linea, tallasCantidades }] : []
  })
}

/** Whether something of an order has been invoiced. */
export const algoFacturado = async (db: Db, pedidoId: number): Promise<boolean> =>
  [...(await facturadas(db, [pedidoId])).tomadas.values()].some((cantidad) => cantidad > 0)
