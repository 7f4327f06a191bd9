import type { FacturaInput } from '@telar/contract/facturacion/entrada'
import { esRectificativa, nombraOtras } from '@telar/domain/facturacion/factura'
import type { AnticipoDescontable } from '@telar/domain/facturacion/linea'
import { puedeNombrar } from '@telar/domain/facturacion/simplificada'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { pedidoLineasTable, pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { FieldsError } from '../../kit/errors.ts'

export type Factura = typeof f.$inferSelect

/** The orders that the lines come from; all of them this customer's. */
export async function pedidosDe(
  db: Db,
  lineas: readonly Pick<FacturaInput['lineas'][number], 'pedidoLineaId'>[],
  clienteId: number,
): Promise<{ pedidoIds: number[]; lineasDeSegunda: ReadonlySet<number> }> {
  const ids = lineas.flatMap(({ pedidoLineaId }) => pedidoLineaId ?? [])
  if (ids.length === 0) return { pedidoIds: [], lineasDeSegunda: new Set() }
  const { clienteId: deQuien, lugar } = pedidosTable
  const filas = await db
    .select({ id: pedidoLineasTable.id, pedidoId: pedidosTable.id, clienteId: deQuien, lugar })
    .from(pedidoLineasTable)
    .innerJoin(pedidosTable, eq(pedidosTable.id, pedidoLineasTable.pedidoId))
    .where(inArray(pedidoLineasTable.id, ids))
  const suya = (id: number | null) => filas.some((fila) => fila.id === id && fila.clienteId === clienteId)
  const ajena = lineas.findIndex(({ pedidoLineaId }) => pedidoLineaId !== null && !suya(pedidoLineaId))
  if (ajena >= 0) throw new FieldsError({ [`lineas.${ajena}.pedidoLineaId`]: ['factura.linea-ajena'] })
  return {
    pedidoIds: [...new Set(filas.map(({ pedidoId }) => pedidoId))].sort((a, b) => a - b),
    lineasDeSegunda: new Set(filas.flatMap((fila) => (fila.lugar === 'segunda' ? fila.id : []))),
  }
}

/** The invoices that another names: issued, and such as it can. */
export async function rectificadasDe(
  db: Db,
  { tipo, rectifica, motivoRectificacion }: Pick<FacturaInput, 'tipo' | 'rectifica' | 'motivoRectificacion'>,
  clienteId: number,
): Promise<Factura[]> {
  if (!nombraOtras(tipo)) return []
  if (rectifica.length === 0) throw new FieldsError({ rectifica: ['factura.sin-rectificada'] })
  if (esRectificativa(tipo) && !motivoRectificacion) throw new FieldsError({ motivoRectificacion: ['factura.motivo'] })
  const filas = await db.select().from(f).where(inArray(f.id, rectifica)).orderBy(f.id)
  const buenas = filas.filter((fila) => fila.estado === 'emitida' && puedeNombrar(tipo, fila, clienteId))
  if (buenas.length !== new Set(rectifica).size) throw new FieldsError({ rectifica: ['factura.rectificada-ajena'] })
  return buenas
}

/** The deposits that the lines deduct, and how they were taxed: issued, and of the same customer. */
export async function anticiposDe(
  db: Db,
  lineas: readonly Pick<FacturaInput['lineas'][number], 'anticipoId'>[],
  clienteId: number,
): Promise<Map<number, AnticipoDescontable>> {
  const ids = lineas.flatMap(({ anticipoId }) => anticipoId ?? [])
  if (ids.length === 0) return new Map()
  const filas = await db.select().from(f).where(inArray(f.id, ids))
  const bueno = (id: number) =>
    filas.some((fila) => fila.id === id && fila.anticipo && fila.estado === 'emitida' && fila.clienteId === clienteId)
  const malo = lineas.findIndex(({ anticipoId }) => anticipoId !== null && !bueno(anticipoId))
  if (malo >= 0) throw new FieldsError({ [`lineas.${malo}.anticipoId`]: ['factura.anticipo-ajeno'] })
  return new Map(filas.map(({ id, regimenIva, tramos }) => [id, { regimenIva, tipos: tramos }]))
}
