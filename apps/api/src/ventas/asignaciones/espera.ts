import { Fecha, Id } from '@telar/contract/kit/crud'
import type { Espera } from '@telar/contract/ventas/pedidos'
import { type Celda, PENDIENTE, pendiente } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'

const Atada = z.object({
  lineaId: Id,
  talla: z.string(),
  cantidad: z.int(),
  viene: z.boolean(),
  fecha: Fecha.nullable(),
})

/** What is tied to the lines of an order: in the house, or on its way with its day. */
const atadasDe = (db: Db, pedidoId: number) =>
  rows(
    db,
    Atada,
    sql`
    select a.pedido_linea_id as "lineaId", a.talla, a.cantidad, a.orden_id is not null as viene,
      o.fecha_entrega::text as fecha
    from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id left join ordenes_fab o on o.id = a.orden_id
    where l.pedido_id = ${pedidoId} order by o.fecha_entrega nulls last, a.id`,
  )

interface Pedido {
  id: number
  tipo: 'servicio' | 'programacion'
  estado: number
}

/** How each size of an order that has not left can be had: it lies there for them, comes on a day, or is to be made. */
export async function esperasDe(
  db: Db,
  { id, tipo, estado }: Pedido,
): Promise<(linea: { id: number; tallasCantidades: readonly Celda[] }) => Espera[]> {
  if (estado !== PENDIENTE) return () => []
  const atadas = tipo === 'programacion' ? await atadasDe(db, id) : []
  return ({ id: lineaId, tallasCantidades }) =>
    tallasCantidades.flatMap((celda) => {
      const falta = pendiente(celda)
      if (falta === 0) return []
      if (tipo === 'servicio') return [{ talla: celda.talla, enCasa: falta, llegan: [], porHacer: 0 }]
      const suyas = atadas.filter((una) => una.lineaId === lineaId && una.talla === celda.talla)
      const enCasa = suyas.filter(({ viene }) => !viene).reduce((n, { cantidad }) => n + cantidad, 0)
      const llegan = suyas.filter(({ viene }) => viene).map(({ fecha, cantidad }) => ({ fecha, cantidad }))
      const vienen = llegan.reduce((n, { cantidad }) => n + cantidad, 0)
      return [{ talla: celda.talla, enCasa, llegan, porHacer: Math.max(0, falta - enCasa - vienen) }]
    })
}
