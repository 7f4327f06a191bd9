import { pendiente } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { pedidoLineasTable } from '../../db/schema/ventas/pedidos.ts'
import { type Atadura, bloquearAtaduras, soltar } from './ataduras.ts'

type Linea = Pick<typeof pedidoLineasTable.$inferSelect, 'id' | 'tallasCantidades'>

const delPedido = (db: Db, pedidoId: number) => bloquearAtaduras(db, sql`p.id = ${pedidoId}`)

/** What comes is let go before what is there, and the last order to be launched before the first. */
const porSoltar = (a: Atadura, b: Atadura) =>
  (b.ordenId ?? Number.NEGATIVE_INFINITY) - (a.ordenId ?? Number.NEGATIVE_INFINITY) || b.id - a.id

/** A line has no more garments tied to it than it still awaits. */
export async function ajustarAtaduras(db: Db, pedidoId: number, lineas: readonly Linea[]): Promise<void> {
  const porCelda = Map.groupBy(await delPedido(db, pedidoId), (una) => `${una.pedidoLineaId} ${una.talla}`)
  const quitas: { id: number; quita: number }[] = []
  for (const [clave, suyas] of porCelda) {
    const [lineaId, talla] = [Number(clave.split(' ', 1)[0]), suyas[0]?.talla]
    const celda = lineas.find(({ id }) => id === lineaId)?.tallasCantidades.find((una) => una.talla === talla)
    let sobran = suyas.reduce((n, { cantidad }) => n + cantidad, 0) - (celda ? pendiente(celda) : 0)
    for (const { id, cantidad } of suyas.toSorted(porSoltar)) {
      const quita = Math.max(0, Math.min(cantidad, sobran))
      sobran -= quita
      quitas.push({ id, quita })
    }
  }
  await soltar(db, quitas)
}

/** Garments leave for these lines: those that lay tied to them are free for it, the others must be so already. */
export async function usarAtaduras(
  db: Db,
  pedidoId: number,
  salen: readonly { lineaId: number; talla: string; cantidad: number }[],
): Promise<void> {
  const atadas = (await delPedido(db, pedidoId)).filter(({ ordenId }) => ordenId === null)
  await soltar(
    db,
    atadas.map(({ id, pedidoLineaId, talla, cantidad }) => {
      const salida = salen
        .filter((una) => una.lineaId === pedidoLineaId && una.talla === talla)
        .reduce((n, una) => n + una.cantidad, 0)
      return { id, quita: Math.min(cantidad, salida) }
    }),
  )
}
