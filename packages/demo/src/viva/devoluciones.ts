import type { Db } from '@telar/api/db/connection'
import { devolucionesTable, devolucionLineasTable } from '@telar/api/db/schema/facturacion/devoluciones'
import { MOTIVOS_DE_DEVOLUCION } from '@telar/domain/facturacion/devolucion'
import { masDias } from '@telar/domain/fecha'
import { algunos, azar, elegir } from '../catalogo/seed.ts'
import { laborable } from './casa.ts'
import type { EntregaViva, PedidoVivo, SalidaViva } from './vivo.ts'
import { volcar } from './volcar.ts'

/** Garments that a shop gives back of a delivery. */
export interface DevolucionViva<P extends PedidoVivo = PedidoVivo> {
  id: number
  pedido: P
  entrega: EntregaViva
  fecha: string
  /** When they came, and when they were credited, if that has been. */
  recibida: string | null
  abonada: string | null
  lineas: { salida: SalidaViva; cantidad: number; a: 'almacen' | 'segunda' }[]
}

const UNA_DE = 0.03

function devolver(pedido: PedidoVivo, entrega: EntregaViva, hoy: string, suerte: () => number): DevolucionViva[] {
  const fecha = laborable(masDias(entrega.facturada ?? hoy, 6 + Math.floor(suerte() * 16)))
  if (!entrega.facturada || pedido.lugar !== 'almacen' || suerte() > UNA_DE || fecha > hoy) return []
  const hasta = (dia: string) => (dia <= hoy ? dia : null)
  const recibida = hasta(laborable(masDias(fecha, 4 + Math.floor(suerte() * 5))))
  const abonada = recibida && hasta(laborable(masDias(recibida, 1 + Math.floor(suerte() * 4))))
  const lineas = algunos(entrega.lineas, 1 + Math.floor(suerte() * 3), suerte).map((salida) => {
    const cantidad = Math.min(salida.cantidad, 1 + Math.floor(suerte() * 2))
    return { salida, cantidad, a: suerte() < 0.75 ? ('almacen' as const) : ('segunda' as const) }
  })
  if (recibida) for (const { salida, cantidad } of lineas) salida.devuelta += cantidad
  return [{ id: 0, pedido, entrega, fecha, recibida, abonada, lineas }]
}

/** What shops gave back, the oldest first. */
export function devoluciones(pedidos: readonly PedidoVivo[], hoy: string): DevolucionViva[] {
  const suerte = azar(612)
  const todas = pedidos
    .flatMap((pedido) => pedido.entregas.flatMap((entrega) => devolver(pedido, entrega, hoy, suerte)))
    .sort((a, b) => a.fecha.localeCompare(b.fecha) || a.entrega.id - b.entrega.id)
  for (const [i, una] of todas.entries()) una.id = i + 1
  return todas
}

/** The returns with their lines; `abonos` says the credit note of each that has one. */
export async function fillDevoluciones(
  db: Db,
  vueltas: readonly DevolucionViva[],
  abonos: ReadonlyMap<number, number>,
): Promise<void> {
  const suerte = azar(613)
  await volcar(
    db,
    devolucionesTable,
    vueltas.map(({ id, pedido, entrega, fecha, recibida, abonada }) => ({
      ...{ id, entregaId: entrega.id, pedidoId: pedido.id, clienteId: pedido.cliente.id, fecha, recibidaEn: recibida },
      ...{ estado: recibida ? ('recibida' as const) : ('solicitada' as const), quien: pedido.cliente.email },
      ...{ facturaId: abonos.get(id) ?? null, creadoEn: `${fecha}T10:00:00Z` },
      modificadoEn: `${abonada ?? recibida ?? fecha}T17:00:00Z`,
    })),
  )
  await volcar(
    db,
    devolucionLineasTable,
    vueltas.flatMap(({ id: devolucionId, recibida, lineas }) =>
      lineas.map(({ salida, cantidad, a }) => ({
        ...{ devolucionId, entregaLineaId: salida.id, pedida: cantidad, aprobada: recibida ? cantidad : 0 },
        motivo: a === 'segunda' ? ('defecto' as const) : elegir(MOTIVOS_DE_DEVOLUCION, suerte),
        almacen: recibida && a === 'almacen' ? cantidad : 0,
        segunda: recibida && a === 'segunda' ? cantidad : 0,
      })),
    ),
  )
}
