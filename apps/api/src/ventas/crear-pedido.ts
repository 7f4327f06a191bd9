import type { Direccion } from '@telar/domain/direccion'
import { type Cantidad, numeroDePedido } from '@telar/domain/pedido'
import { ReglaError } from '@telar/domain/regla'
import type { Venta } from '@telar/domain/venta'
import type { Db } from '../db/connection.ts'
import { pedidoHechosTable, pedidoLineasTable, pedidosTable } from '../db/schema/ventas.ts'
import type { Celda } from './celdas.ts'
import { siguienteNumero } from './numerar.ts'
import { reservar } from './reservas.ts'

export const SERIE_DE_PEDIDOS = 'pedidos'

export interface LineaNueva {
  modeloId: number
  colorId: number
  precio: number
  dto: number
  tallasCantidades: readonly Cantidad[]
}

export interface PedidoNuevo {
  clienteId: number
  userId: string | null
  comercialId: number | null
  fecha: string
  tipo: 'servicio' | 'programacion'
  origen: 'web' | 'showroom' | 'comercial'
  fechaEntregaDesde?: string | null
  fechaEntregaHasta?: string | null
  direccionEnvio: Direccion
  dtoComercial: number
  dtoProntoPago: number
  notas: string
  referenciaCliente: string
  lineas: readonly LineaNueva[]
  venta: Pick<Venta, 'portes' | 'base' | 'total'>
  quien: string | null
}

const celdasDeStock = (lineas: readonly Omit<LineaNueva, 'precio' | 'dto'>[]): Celda[] =>
  lineas.flatMap(({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.map(({ talla, cantidad }) => ({ modeloId, colorId, talla, cantidad })),
  )

/** Cells with garments in them, as an order keeps them. */
const sinVacias = (lineas: readonly LineaNueva[]): LineaNueva[] =>
  lineas
    .map((linea) => ({ ...linea, tallasCantidades: linea.tallasCantidades.filter(({ cantidad }) => cantidad > 0) }))
    .filter(({ tallasCantidades }) => tallasCantidades.length > 0)

export const prendasDe = (lineas: readonly { tallasCantidades: readonly Cantidad[] }[]): number =>
  lineas.reduce((n, linea) => linea.tallasCantidades.reduce((m, { cantidad }) => m + cantidad, n), 0)

const filaDeLinea = (
  pedidoId: number,
  { modeloId, colorId, precio, dto, tallasCantidades }: LineaNueva,
  orden: number,
) => ({
  ...{ pedidoId, orden, modeloId, colorId, precio, dto },
  tallasCantidades: tallasCantidades.map(({ talla, cantidad }) => ({ talla, cantidad, servida: 0, anulada: 0 })),
})

/**
 * Makes an order: reserves its garments when they come from stock, then numbers it. The number comes last but for the
 * rows that need it, because everybody else who orders waits for it from there on.
 */
export async function crearPedido(db: Db, nuevo: PedidoNuevo): Promise<{ id: number; numero: string }> {
  const { lineas: todas, venta, quien, ...datos } = nuevo
  const lineas = sinVacias(todas)
  if (lineas.length === 0) throw new ReglaError('pedido.sin-lineas')
  if (datos.tipo === 'servicio') await reservar(db, celdasDeStock(lineas))
  const ejercicio = Number(datos.fecha.slice(0, 4))
  const numero = numeroDePedido(ejercicio, await siguienteNumero(db, SERIE_DE_PEDIDOS, ejercicio))
  const { portes, base, total } = venta
  const [row] = await db
    .insert(pedidosTable)
    .values({ ...datos, numero, portes, base, total, prendas: prendasDe(lineas) })
    .returning({ id: pedidosTable.id })
  const id = row?.id as number
  await db.insert(pedidoLineasTable).values(lineas.map((linea, orden) => filaDeLinea(id, linea, orden)))
  await db.insert(pedidoHechosTable).values({ pedidoId: id, quien, situacion: 'recibido', prendas: prendasDe(lineas) })
  return { id, numero }
}
