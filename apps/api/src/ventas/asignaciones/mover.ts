import { Id } from '@telar/contract/kit/crud'
import { ReglaError } from '@telar/domain/regla'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Celda } from '../../almacen/celdas.ts'
import { exigirLibre } from '../../almacen/reservas.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run } from '../../db/rows.ts'
import { notFound } from '../../kit/errors.ts'
import { atar, bloquearAtaduras, type Modo, soltar } from './ataduras.ts'

/** Garments of one cell that change hands: of a line or of nobody, in the house or still to come. */
export interface Cambio {
  talla: string
  cantidad: number
  de: number | null
  a: number | null
  ordenId: number | null
}

const Linea = z.object({
  id: Id,
  modeloId: Id,
  colorId: Id,
  numero: z.string(),
  cliente: z.string(),
  pide: z.int(),
  tiene: z.int(),
})
type Linea = z.output<typeof Linea>

/** The lines of season's orders that are still open, with what they await of a size and have of it; their orders are locked. */
async function bloquearLineas(db: Db, ids: readonly number[], talla: string, modo: Modo): Promise<Linea[]> {
  if (modo === 'hacer')
    await run(
      db,
      sql`
    select id from pedidos where id in (select pedido_id from pedido_lineas where id = any (${ints(ids)}))
    order by id for no key update`,
    )
  return rows(
    db,
    Linea,
    sql`
    select l.id, l.modelo_id as "modeloId", l.color_id as "colorId", p.numero, k.razon_social as cliente,
      ((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int) as pide,
      coalesce((select sum(a.cantidad)::int from asignaciones a
        where a.pedido_linea_id = l.id and a.talla = ${talla}), 0) as tiene
    from pedido_lineas l join pedidos p on p.id = l.pedido_id join clientes k on k.id = p.cliente_id
      cross join jsonb_array_elements(l.tallas_cantidades) t
    where l.id = any (${ints(ids)}) and t ->> 'talla' = ${talla}
      and p.estado = ${PENDIENTE} and p.tipo = 'programacion'`,
  )
}

const Hay = z.object({ libre: z.int() })

/** Of what lies in the house, so many must be nobody's. */
async function exigirEnCasa(db: Db, celda: Celda, modo: Modo): Promise<void> {
  if (modo === 'hacer') return exigirLibre(db, [celda])
  const { modeloId, colorId, talla, cantidad } = celda
  const [hay] = await rows(
    db,
    Hay,
    sql`select libre from modelo_variantes where modelo_id = ${modeloId} and color_id = ${colorId} and talla = ${talla}`,
  )
  if (!hay || hay.libre < cantidad) throw new ReglaError('reparto.no-hay', { n: Math.max(0, hay?.libre ?? 0) })
}

const PorLlegar = z.object({ libres: z.int() })

/** Of what a manufacturing order will bring, so many must be nobody's. */
async function exigirPorLlegar(
  db: Db,
  { modeloId, colorId }: Linea,
  { talla, cantidad, ordenId }: Cambio,
  pendiente: number,
) {
  const [hay] = await rows(
    db,
    PorLlegar,
    sql`
    select ${pendiente}::int - coalesce(sum(cantidad), 0)::int as libres from asignaciones
    where orden_id = ${ordenId} and modelo_id = ${modeloId} and color_id = ${colorId} and talla = ${talla}`,
  )
  if (!hay || hay.libres < cantidad) throw new ReglaError('reparto.no-hay', { n: Math.max(0, hay?.libres ?? 0) })
}

export interface Consecuencia {
  numero: string
  cliente: string
  pide: number
  antes: number
  despues: number
}

/** How many a manufacturing order will still bring of a cell. */
export type PendienteDe = (db: Db, ordenId: number, celda: { colorId: number; talla: string }) => Promise<number>

/** Gives garments to another line, takes them back, or hands out free ones; says what becomes of both, or would. */
export async function cambiarDeManos(
  db: Db,
  cambio: Cambio,
  pendienteDe: PendienteDe,
  modo: Modo,
): Promise<Consecuencia[]> {
  const { talla, cantidad, de, a, ordenId } = cambio
  const ids = [de, a].filter((id) => id !== null)
  const lineas = await bloquearLineas(db, ids, talla, modo)
  const falta = ids.find((id) => !lineas.some((linea) => linea.id === id))
  if (falta !== undefined) throw notFound('Línea', falta)
  const origen = lineas.find(({ id }) => id === de)
  const destino = lineas.find(({ id }) => id === a)
  const celda = (origen ?? destino) as Linea
  if (origen && destino && (origen.modeloId !== destino.modeloId || origen.colorId !== destino.colorId))
    throw new ReglaError('reparto.otra-celda')
  if (destino && destino.pide - destino.tiene < cantidad)
    throw new ReglaError('reparto.no-pide', { numero: destino.numero, n: destino.pide - destino.tiene })
  if (origen) {
    const [suya] = await bloquearAtaduras(
      db,
      sql`a.pedido_linea_id = ${origen.id} and a.talla = ${talla} and a.orden_id is not distinct from ${ordenId}::int`,
      modo,
    )
    if (!suya || suya.cantidad < cantidad) throw new ReglaError('reparto.no-hay', { n: suya?.cantidad ?? 0 })
    if (modo === 'hacer') await soltar(db, [{ id: suya.id, quita: cantidad }])
  } else if (ordenId === null) await exigirEnCasa(db, { ...celda, talla, cantidad }, modo)
  else await exigirPorLlegar(db, celda, cambio, await pendienteDe(db, ordenId, { colorId: celda.colorId, talla }))
  if (destino && modo === 'hacer') await atar(db, [{ ...destino, pedidoLineaId: destino.id, talla, cantidad, ordenId }])
  const consecuencia = ({ numero, cliente, pide, tiene }: Linea, n: number) => ({
    ...{ numero, cliente, pide, antes: tiene, despues: tiene + n },
  })
  return [...(origen ? [consecuencia(origen, -cantidad)] : []), ...(destino ? [consecuencia(destino, cantidad)] : [])]
}
