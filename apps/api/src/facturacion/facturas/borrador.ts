import { FacturaInput } from '@telar/contract/facturacion/entrada'
import type { FacturaBorrador, LineaNueva } from '@telar/contract/facturacion/factura'
import { fechasDe } from '@telar/domain/facturacion/albaranes'
import type { Mercancia } from '@telar/domain/facturacion/mercancia'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, isNull, max, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import type { Cliente } from '../../ventas/condiciones.ts'
import { abiertasDe, algoFacturado } from './de-pedido.ts'
import { detallar } from './detalle.ts'
import { clienteDe } from './guardar.ts'
import { type Preparada, prepararFactura } from './preparar.ts'
import { borradoresDe } from './ya-hecha.ts'

/** The numbers of some orders. */
export async function pedidosPorId(db: Db, ids: readonly number[]): Promise<{ id: number; numero: string }[]> {
  if (ids.length === 0) return []
  const { id, numero } = pedidosTable
  return db
    .select({ id, numero })
    .from(pedidosTable)
    .where(inArray(id, [...ids]))
    .orderBy(id)
}

/** A prepared invoice as its editor gets it. */
export async function comoBorrador(
  db: Db,
  { fila, lineas, importes }: Preparada,
): Promise<z.input<typeof FacturaBorrador>> {
  const { clienteId, cliente, fecha, direccionEnvio, regimenIva, regimenMotivo, formaPago } = fila
  return {
    ...{ clienteId, cliente, fecha, direccionEnvio, regimenIva, regimenMotivo, formaPago, importes },
    regimenParams: fila.regimenParams ?? {},
    fechaOperacion: fila.fechaOperacion ?? null,
    tipo: fila.tipo ?? 'F1',
    anticipo: fila.anticipo ?? false,
    comercialId: fila.comercialId ?? null,
    comision: fila.comision ?? null,
    dtoComercial: fila.dtoComercial ?? 0,
    dtoProntoPago: fila.dtoProntoPago ?? 0,
    portes: fila.portes ?? 0,
    diasPago: fila.diasPago ?? [],
    diasFijos: fila.diasFijos ?? [],
    mesesSinPago: fila.mesesSinPago ?? [],
    vencimientos: fila.vencimientos ?? [],
    referenciaCliente: fila.referenciaCliente ?? '',
    notas: fila.notas ?? '',
    prendas: fila.prendas ?? 0,
    soloServido: fila.soloServido ?? false,
    lineas: await detallar(db, lineas),
    pedidos: await pedidosPorId(db, fila.pedidoIds ?? []),
    borradores: await borradoresDe(
      db,
      lineas.map(({ pedidoLineaId }) => pedidoLineaId ?? null),
    ),
  }
}

/** When the last garments of an order left. */
async function ultimaSalida(db: Db, pedidoId: number): Promise<string | null> {
  const [ultima] = await db
    .select({ fecha: max(e.fecha) })
    .from(e)
    .where(and(eq(e.pedidoId, pedidoId), isNull(e.deshechaEn)))
  return ultima?.fecha ?? null
}

/** What of an order its invoice takes: what was asked for; unasked, what has left if anything has, else everything open. */
async function queSeFactura(db: Db, id: number, pedido: boolean | undefined) {
  const servidas = pedido === false ? [] : await abiertasDe(db, id, true)
  const servido = pedido ?? servidas.length > 0
  return { servido, abiertas: servido ? servidas : await abiertasDe(db, id, false) }
}

/** An unsaved invoice with what is still open of an order. Carriage is charged once, with the first. */
export async function desdePedido(
  db: Db,
  id: number,
  suyo: SQL | undefined,
  soloServido: boolean | undefined,
  hoy: string,
) {
  const [pedido] = await db
    .select()
    .from(pedidosTable)
    .where(and(eq(pedidosTable.id, id), suyo))
  if (!pedido) throw notFound('Pedido', id)
  const { servido, abiertas } = await queSeFactura(db, id, soloServido)
  if (abiertas.length === 0) throw new ReglaError('factura.nada-abierto', { numero: pedido.numero })
  const { clienteId, comercialId, direccionEnvio, dtoComercial, dtoProntoPago, referenciaCliente } = pedido
  const base = FacturaInput.omit({ direccionEnvio: true }).parse({
    ...{ clienteId, comercialId, dtoComercial, dtoProntoPago, referenciaCliente, soloServido: servido },
    portes: (await algoFacturado(db, id)) ? 0 : pedido.portes,
    lineas: abiertas.map(({ linea: { id: pedidoLineaId, modeloId, colorId, precio, dto }, tallasCantidades }) => ({
      ...{ pedidoLineaId, modeloId, colorId, precio, dto, tallasCantidades },
    })),
  })
  const salieron = servido ? await ultimaSalida(db, id) : null
  const entrada = { ...base, direccionEnvio, ...fechasDe(hoy, salieron) }
  return { ...(await comoBorrador(db, await prepararFactura(db, entrada, await clienteDe(db, clienteId)))), servido }
}

interface Nueva {
  modeloId: number
  colorId: number | null
  fecha: string
  mercancia: Mercancia
}

/** A fresh line for a model and a colour, at this customer's rates, with every size at none. */
export async function lineaNueva(
  db: Db,
  { modeloId, colorId, fecha, mercancia }: Nueva,
  cliente: Cliente,
): Promise<LineaNueva> {
  const colores = await db.selectDistinct({ id: v.colorId }).from(v).where(eq(v.modeloId, modeloId)).orderBy(v.colorId)
  if (colorId !== null && colores.length > 0 && !colores.some(({ id }) => id === colorId))
    throw new FieldsError({ colorId: ['factura.sin-color'] })
  const elegido = colorId ?? colores[0]?.id ?? null
  const entrada = FacturaInput.parse({
    ...{ clienteId: cliente.id, mercancia },
    lineas: [{ modeloId, colorId: elegido }],
  })
  const { lineas } = await prepararFactura(db, { ...entrada, fecha }, cliente)
  const [linea] = await detallar(db, lineas)
  if (!linea) throw notFound('Modelo', modeloId)
  return { ...linea, tallasCantidades: linea.tallas.map((talla) => ({ talla, cantidad: 0 })) }
}
