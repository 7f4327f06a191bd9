import { and, desc, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { pedidosLista as p } from '../../db/schema/ventas/pedidos.ts'

const MAS = 100

/** A model's garments in each order. */
const celdasDe = (modeloId: number) => sql`(
  select l.pedido_id, sum((c ->> 'cantidad')::int)::int as prendas, sum((c ->> 'servida')::int)::int as servidas,
    sum((c ->> 'anulada')::int)::int as anuladas
  from pedido_lineas l, jsonb_array_elements(l.tallas_cantidades) c
  where l.modelo_id = ${modeloId} group by l.pedido_id) celdas`
const delPedido = sql`celdas.pedido_id = ${p.id}`

/** The orders in which a model is, as far as the caller reaches them; cancelled ones are not among them. */
export async function pedidosDeModelo(db: Db, modeloId: number, suyos: SQL | undefined) {
  const vivos = and(ne(p.situacion, 'cancelado'), suyos)
  const pedidos = await db
    .select({
      ...{ id: p.id, numero: p.numero, cliente: p.cliente, fecha: p.fecha, tipo: p.tipo, situacion: p.situacion },
      fechaEntregaHasta: p.fechaEntregaHasta,
      prendas: sql<number>`celdas.prendas`,
      servidas: sql<number>`celdas.servidas`,
      anuladas: sql<number>`celdas.anuladas`,
    })
    .from(p)
    .innerJoin(celdasDe(modeloId), delPedido)
    .where(vivos)
    .orderBy(desc(p.fecha), desc(p.id))
    .limit(MAS)
  const [todos] = await db
    .select({ total: sql<number>`count(*)::int`, prendas: sql<number>`coalesce(sum(celdas.prendas), 0)::int` })
    .from(p)
    .innerJoin(celdasDe(modeloId), delPedido)
    .where(vivos)
  return { total: todos?.total ?? 0, prendas: todos?.prendas ?? 0, pedidos }
}
