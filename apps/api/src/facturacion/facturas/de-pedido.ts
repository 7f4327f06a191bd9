import { Id } from '@telar/contract/kit/crud'
import { ReglaError } from '@telar/domain/regla'
import { type Cantidad, type Celda, porFacturar, porServir, situacionFacturada } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { type Acto, anotar, bloquearPedido, entregar, lineasDe } from '../../ventas/pedidos/pedido.ts'
import type { LineaPreparada } from './preparar.ts'

type Contadas = Map<string, number>
const clave = (lineaId: number, talla: string) => `${lineaId} ${talla}`

const Contada = z.object({ linea: Id, talla: z.string(), cantidad: z.int() })

/** How many of each size of an order's lines are invoiced. What a substitution replaces no longer counts. */
async function facturadas(db: Db, pedidoIds: readonly number[]): Promise<Contadas> {
  if (pedidoIds.length === 0) return new Map()
  const contadas = await rows(
    db,
    Contada,
    sql`
    select l.pedido_linea_id as linea, c ->> 'talla' as talla, sum((c ->> 'cantidad')::int)::int as cantidad
    from pedido_lineas p join factura_lineas l on l.pedido_linea_id = p.id join facturas f on f.id = l.factura_id
      cross join jsonb_array_elements(l.tallas_cantidades) c
    where p.pedido_id = any (${ints(pedidoIds)}) and f.estado = 'emitida' and not exists (
      select from facturas s where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and s.rectifica @> array[f.id])
    group by 1, 2`,
  )
  return new Map(contadas.map(({ linea, talla, cantidad }) => [clave(linea, talla), cantidad]))
}

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

/** Invoicing an order serves what of it has not left yet. Orders are locked in the order of their ids. */
export async function servirLoFacturado(
  db: Db,
  pedidoIds: readonly number[],
  lineas: readonly LineaPreparada[],
  acto: Pick<Acto, 'quien' | 'hoy'>,
): Promise<void> {
  const nuevas = contar(lineas)
  for (const id of [...new Set(pedidoIds)].sort((a, b) => a - b)) {
    const pedido = await bloquearPedido(db, id, undefined)
    const antes = await facturadas(db, [id])
    const entregas = (await lineasDe(db, id)).flatMap((linea) => {
      const tallasCantidades = salen(pedido.numero, linea.id, linea.tallasCantidades, antes, nuevas)
      return tallasCantidades.length > 0 ? [{ lineaId: linea.id, tallasCantidades }] : []
    })
    if (entregas.length > 0) await entregar(db, pedido, entregas, { ...acto, nota: '' })
  }
}

/** Moves orders to invoiced when nothing is left to invoice, and back when some of it was taken back. */
export async function revisarPedidos(db: Db, pedidoIds: readonly number[], quien: string): Promise<void> {
  for (const id of [...pedidoIds].sort((a, b) => a - b)) {
    const pedido = await bloquearPedido(db, id, undefined)
    const contadas = await facturadas(db, [id])
    const abiertas = (await lineasDe(db, id)).reduce(
      (suma, linea) =>
        linea.tallasCantidades.reduce(
          (n, celda) => n + porFacturar(celda, yaFacturada(contadas, linea.id, celda.talla)),
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
): Promise<{ linea: Awaited<ReturnType<typeof lineasDe>>[number]; tallasCantidades: Cantidad[] }[]> {
  const contadas = await facturadas(db, [pedidoId])
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
  [...(await facturadas(db, [pedidoId])).values()].some((cantidad) => cantidad > 0)
