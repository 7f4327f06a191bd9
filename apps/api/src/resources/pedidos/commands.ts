import type { PedidoInput } from '@telar/contract/pedidos'
import {
  anularPendiente,
  type Cantidad,
  type Celda,
  comprobarMovimiento,
  estadoDe,
  pendiente,
  type Situacion,
  servir,
  situacionTras,
} from '@telar/domain/pedido'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { pedidoHechosTable as h, pedidoLineasTable as l, pedidosTable as p } from '../../db/schema/ventas.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { SERIE_DE_PEDIDOS } from '../../ventas/crear-pedido.ts'
import { devolverNumero } from '../../ventas/numerar.ts'
import { liberar, sacarLibre, sacarReservado } from '../../ventas/reservas.ts'

export type Entrada = z.output<typeof PedidoInput>
type Fila = typeof p.$inferSelect
type Linea = typeof l.$inferSelect

/** Locks an order that the caller reaches, so that two people cannot serve the same garments. */
export async function bloquearPedido(db: Db, id: number, suyo: SQL | undefined): Promise<Fila> {
  const [pedido] = await db
    .select()
    .from(p)
    .where(and(eq(p.id, id), suyo))
    .for('update')
  if (!pedido) throw notFound('Pedido', id)
  return pedido
}

export const lineasDe = (db: Db, pedidoId: number): Promise<Linea[]> =>
  db.select().from(l).where(eq(l.pedidoId, pedidoId)).orderBy(l.orden, l.id)

const enStock = ({ modeloId, colorId }: Linea, cantidades: readonly Cantidad[]) =>
  cantidades.map(({ talla, cantidad }) => ({ modeloId, colorId, talla, cantidad }))

export const pendientes = (lineas: readonly Linea[]) =>
  lineas.flatMap((linea) =>
    enStock(
      linea,
      linea.tallasCantidades.map((celda) => ({ talla: celda.talla, cantidad: pendiente(celda) })),
    ),
  )

interface Hecho {
  situacion: Situacion
  quien: string
  nota: string
  prendas?: number
}

async function anotar(db: Db, pedidoId: number, { situacion, quien, nota, prendas }: Hecho): Promise<void> {
  await db
    .update(p)
    .set({ situacion, estado: estadoDe(situacion), version: sql`${p.version} + 1`, modificadoEn: sql`now()` })
    .where(eq(p.id, pedidoId))
  await db.insert(h).values({ pedidoId, quien, situacion, nota, prendas: prendas ?? null })
}

const guardarCeldas = (db: Db, id: number, tallasCantidades: Celda[]) =>
  db.update(l).set({ tallasCantidades }).where(eq(l.id, id))

/** Garments leave: reserved ones of an order from stock, free ones of a season's order. */
export async function entregar(
  db: Db,
  pedido: Fila,
  entregas: readonly { lineaId: number; tallasCantidades: readonly Cantidad[] }[],
  hecho: Pick<Hecho, 'quien' | 'nota'>,
): Promise<void> {
  refuseIfClosed(pedido)
  const lineas = await lineasDe(db, pedido.id)
  const salen: { modeloId: number; colorId: number; talla: string; cantidad: number }[] = []
  for (const { lineaId, tallasCantidades } of entregas) {
    const linea = lineas.find(({ id }) => id === lineaId)
    if (!linea) throw notFound('Línea', lineaId)
    linea.tallasCantidades = servir(linea.tallasCantidades, tallasCantidades)
    salen.push(...enStock(linea, tallasCantidades))
    await guardarCeldas(db, lineaId, linea.tallasCantidades)
  }
  const prendas = salen.reduce((n, { cantidad }) => n + cantidad, 0)
  if (prendas === 0) throw new ReglaError('pedido.sin-lineas')
  await (pedido.tipo === 'servicio' ? sacarReservado : sacarLibre)(db, salen)
  const situacion = situacionTras(
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
    pedido.situacion,
  )
  await anotar(db, pedido.id, { situacion, prendas, ...hecho })
}

/** What is pending will never leave: its reservation is given back. */
export async function cerrarPedido(db: Db, pedido: Fila, hecho: Pick<Hecho, 'quien' | 'nota'>): Promise<void> {
  refuseIfClosed(pedido)
  const lineas = await lineasDe(db, pedido.id)
  if (pedido.tipo === 'servicio') await liberar(db, pendientes(lineas))
  for (const linea of lineas) {
    linea.tallasCantidades = anularPendiente(linea.tallasCantidades)
    await guardarCeldas(db, linea.id, linea.tallasCantidades)
  }
  const situacion = situacionTras(
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
    pedido.situacion,
  )
  await anotar(db, pedido.id, { situacion, ...hecho })
}

export function refuseIfClosed({ situacion, numero }: Fila): void {
  if (estadoDe(situacion) !== 1) throw new ReglaError('pedido.cerrado', { numero, situacion: `@pedido.${situacion}` })
}

/** Moves several on, all or nothing; a cancelled one gives its reservation back. */
export async function moverPedidos(
  db: Db,
  ids: readonly number[],
  suyos: SQL | undefined,
  { situacion, quien, nota }: Hecho,
): Promise<number[]> {
  for (const id of [...ids].sort((a, b) => a - b)) {
    const pedido = await bloquearPedido(db, id, suyos)
    comprobarMovimiento(pedido.situacion, situacion)
    if (situacion === 'cancelado') await cerrarPedido(db, pedido, { quien, nota })
    else await anotar(db, id, { situacion, quien, nota })
  }
  return [...ids]
}

/** Only the last order made can disappear without a gap in the numbering. */
export async function borrarPedidos(db: Db, ids: readonly number[], suyos: SQL | undefined): Promise<number[]> {
  const filas = await db
    .select()
    .from(p)
    .where(and(inArray(p.id, [...ids]), suyos))
    .orderBy(sql`${p.numero} desc`)
    .for('update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('Pedido', falta)
  for (const pedido of filas) {
    const [ejercicio = 0, n = 0] = pedido.numero.split('/').map(Number)
    const lineas = await lineasDe(db, pedido.id)
    const servidas = lineas.some(({ tallasCantidades }) => tallasCantidades.some(({ servida }) => servida > 0))
    if (servidas || !(await devolverNumero(db, SERIE_DE_PEDIDOS, ejercicio, n)))
      throw conflict('pedido.no-borrable', { numero: pedido.numero })
    if (pedido.tipo === 'servicio' && pedido.estado === 1) await liberar(db, pendientes(lineas))
    await db.delete(p).where(eq(p.id, pedido.id))
  }
  return [...ids]
}
