import { ReglaError } from '@telar/domain/regla'
import { ANTES_DE_SALIR, devolverAPendiente, type Situacion, situacionTras } from '@telar/domain/ventas/pedido'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { apuntar } from '../../almacen/libro.ts'
import { reservar } from '../../almacen/reservas.ts'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { cajasTable } from '../../db/schema/ventas/cajas.ts'
import { entregasTable as e, entregaLineasTable as l } from '../../db/schema/ventas/entregas.ts'
import { pedidoHechosTable as h } from '../../db/schema/ventas/pedidos.ts'
import { notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { lockVersion, saveVersion } from '../../kit/rows/version.ts'
import { atar } from '../asignaciones/ataduras.ts'
import { anotar, bloquearPedido, lineasDe, type Pedido } from '../pedidos/pedido.ts'

const ENTREGA = { table: e, entity: 'Entrega' }

/** How many of a size of an order's line are invoiced. */
export interface Facturada {
  lineaId: number
  talla: string
  cantidad: number
}

declare module '../../kit/house.ts' {
  interface House {
    /** What of an order is invoiced, size by size. */
    facturadoDe: (db: Db, pedidoId: number) => Promise<Facturada[]>
    /** The number of a return that is asked for of a delivery note and has not come yet. */
    devolucionPedidaDe: (db: Db, entregaId: number) => Promise<string | undefined>
  }
}

/** Where an order stood before anything of it left. */
async function antesDeSalir(db: Db, pedidoId: number): Promise<Situacion> {
  const [hecho] = await db
    .select({ situacion: h.situacion })
    .from(h)
    .where(and(eq(h.pedidoId, pedidoId), inArray(h.situacion, [...ANTES_DE_SALIR])))
    .orderBy(desc(h.id))
    .limit(1)
  return hecho?.situacion ?? 'confirmado'
}

type Linea = Awaited<ReturnType<typeof lineasDe>>[number]
type Vuelta = typeof l.$inferSelect

/** What the order's lines come to when these garments lie in the house again; nothing that is invoiced can. */
function sinLoQueVuelve(
  numero: string,
  lineas: readonly Linea[],
  vuelven: readonly Vuelta[],
  facturadas: readonly Facturada[],
): Linea[] {
  return lineas.flatMap((linea) => {
    const suyas = vuelven.filter(({ pedidoLineaId }) => pedidoLineaId === linea.id)
    if (suyas.length === 0) return []
    const tallasCantidades = devolverAPendiente(linea.tallasCantidades, suyas)
    for (const { talla, cantidad } of facturadas.filter(({ lineaId }) => lineaId === linea.id)) {
      const servida = tallasCantidades.find((celda) => celda.talla === talla)?.servida ?? 0
      if (cantidad > servida) throw new ReglaError('entrega.facturada', { numero })
    }
    return [{ ...linea, tallasCantidades }]
  })
}

/** What came back is kept for the order again, or tied to its lines where these still get any. */
async function guardarParaElPedido(
  db: Db,
  { tipo, lugar }: Pedido,
  lineas: readonly Linea[],
  vuelven: readonly Vuelta[],
): Promise<void> {
  if (tipo === 'servicio') return reservar(db, vuelven, lugar)
  const atables = vuelven.filter(({ pedidoLineaId }) =>
    lineas.some(({ id, liberadaEn }) => id === pedidoLineaId && liberadaEn === null),
  )
  await atar(
    db,
    atables.map((una) => ({ ...una, ordenId: null })),
  )
}

const Enviada = z.object({ envio: z.string() })

/** What is on its way, or prepared to be, is called off first. */
async function refuseIfShipped(db: Db, id: number, numero: string): Promise<void> {
  const enviada = await firstRow(
    db,
    Enviada,
    sql`select v.numero as envio from envio_entregas n join envios v on v.id = n.envio_id where n.vive and n.entrega_id = ${id}`,
  )
  if (enviada) throw new ReglaError('entrega.enviada', { numero, ...enviada })
}

/**
 * Garments that left by mistake lie in the house again: the ledger gets the movement back, the order awaits them as before.
 * What is invoiced, or has come back otherwise, stays as it is.
 */
export async function deshacerEntrega(
  db: Db,
  house: Pick<House, 'facturadoDe' | 'devolucionPedidaDe'>,
  id: number,
  suya: SQL | undefined,
  { motivo, quien }: { motivo: string; quien: string },
): Promise<void> {
  const [leida] = await db
    .select({ pedidoId: e.pedidoId })
    .from(e)
    .where(and(eq(e.id, id), suya))
  if (!leida) throw notFound(ENTREGA.entity, id)
  const { pedidoId } = leida
  const pedido = await bloquearPedido(db, pedidoId, undefined)
  const { numero, deshechaEn, prendas } = await lockVersion(db, ENTREGA, id)
  if (deshechaEn) throw new ReglaError('entrega.ya-deshecha', { numero })
  if (pedido.situacion === 'facturado') throw new ReglaError('entrega.facturada', { numero })
  await refuseIfShipped(db, id, numero)
  const devolucion = await house.devolucionPedidaDe(db, id)
  if (devolucion) throw new ReglaError('entrega.devolucion-pedida', { numero, devolucion })
  const vuelven = await db.select().from(l).where(eq(l.entregaId, id)).orderBy(l.id).for('update')
  const devuelta = vuelven.find((una) => una.devuelta > 0)
  if (devuelta)
    throw new ReglaError('entrega.devuelta', { numero, que: await nombrarColor(db, devuelta, devuelta.talla) })
  const antes = await lineasDe(db, pedidoId)
  const cambian = sinLoQueVuelve(numero, antes, vuelven, await house.facturadoDe(db, pedidoId))
  const lineas = antes.map((linea) => cambian.find((otra) => otra.id === linea.id) ?? linea)
  const situacion = situacionTras(
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
    await antesDeSalir(db, pedidoId),
  )
  await anotar(db, pedidoId, { situacion, quien, nota: '', prendas: -prendas }, cambian)
  // what they held is to be packed again; the note keeps on paper what it said of them
  await db.delete(cajasTable).where(eq(cajasTable.entregaId, id))
  await saveVersion(db, ENTREGA, id, null, { deshechaEn: sql`now()`, deshechaPor: quien, motivo })
  await apuntar(
    db,
    'correccion',
    vuelven.map((una) => ({ ...una, de: 'cliente' as const, a: pedido.lugar })),
    { pedidoId, entregaId: id, motivo },
  )
  await guardarParaElPedido(db, pedido, lineas, vuelven)
}
