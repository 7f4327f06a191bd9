import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f, facturaLineasTable as l } from '../../db/schema/facturacion/facturas.ts'
import { conflict } from '../../kit/errors.ts'
import { bloquearPedidos } from './de-pedido.ts'
import { type LineaDeFactura, lineasDe } from './guardar.ts'
import type { LineaPreparada, Preparada } from './preparar.ts'

/** What whoever makes a draft had in sight; who names nothing makes one whatever there is. */
export type Vistos = readonly number[] | null | undefined

/** The invoice is locked: of two who begin to correct it the second is told which draft there is. */
export async function refuseIfEnCorreccion(db: Db, id: number, vistos: Vistos): Promise<void> {
  if (!vistos) return
  const suyos = and(eq(f.estado, 'borrador'), sql`${f.rectifica} @> array[${id}::int]`)
  const borradores = await db.select({ id: f.id }).from(f).where(suyos).orderBy(f.id)
  const otro = borradores.find((uno) => !vistos.includes(uno.id))
  if (otro) throw conflict('factura.ya-en-correccion', { borrador: otro.id })
}

/** The drafts that invoice some lines of orders, corrections apart. */
export async function borradoresDe(db: Db, pedidoLineaIds: readonly (number | null)[]): Promise<number[]> {
  const ids = pedidoLineaIds.filter((id) => id !== null)
  if (ids.length === 0) return []
  const filas = await db
    .selectDistinct({ id: f.id })
    .from(l)
    .innerJoin(f, eq(f.id, l.facturaId))
    .where(and(inArray(l.pedidoLineaId, ids), eq(f.estado, 'borrador'), isNull(f.tipoRectificativa)))
    .orderBy(f.id)
  return filas.map(({ id }) => id)
}

/** Of two who make an invoice of the same garments of an order the second is told which draft there is. */
export async function refuseIfEnBorrador(db: Db, { fila, lineas }: Preparada, vistos: Vistos): Promise<void> {
  if (!vistos || !fila.pedidoIds?.length) return
  await bloquearPedidos(db, fila.pedidoIds)
  const borradores = await borradoresDe(
    db,
    lineas.map(({ pedidoLineaId }) => pedidoLineaId ?? null),
  )
  const otro = borradores.find((uno) => !vistos.includes(uno))
  if (otro) throw conflict('factura.ya-en-borrador', { borrador: otro })
}

const dicha = ({ modeloId, colorId, pedidoLineaId, anticipoId, ...linea }: LineaPreparada | LineaDeFactura) => ({
  ...{ modeloId, colorId, pedidoLineaId, anticipoId, descripcion: linea.descripcion, cantidad: linea.cantidad },
  ...{ tallas: linea.tallasCantidades, precio: linea.precio, dto: linea.dto, iva: linea.iva },
})

/** A copy that nobody has touched is as good as another: who makes one unaware of it is told which. */
export async function refuseIfCopiada(db: Db, id: number, { fila, lineas }: Preparada, vistos: Vistos): Promise<void> {
  if (!vistos) return
  const iguales = and(
    ne(f.id, id),
    ...[eq(f.estado, 'borrador'), eq(f.clienteId, fila.clienteId), eq(f.fecha, fila.fecha)],
    ...[eq(f.tipo, fila.tipo), eq(f.total, fila.total ?? 0)],
  )
  for (const una of await db.select({ id: f.id }).from(f).where(iguales).orderBy(f.id))
    if (!vistos.includes(una.id) && isDeepStrictEqual((await lineasDe(db, una.id)).map(dicha), lineas.map(dicha)))
      throw conflict('factura.ya-copiada', { borrador: una.id })
}
