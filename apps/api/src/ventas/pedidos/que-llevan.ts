import type { PedidoQueLleva } from '@telar/contract/ventas/pedidos'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { sugerencias } from '../../catalogo/modelos/queries.ts'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { coloresTable as c } from '../../db/schema/catalogo/modelos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { pedidosTable as p } from '../../db/schema/ventas/pedidos.ts'

const MODELOS = 3
const PEDIDOS = 5
/** So many of the last lines that have a model are looked through, however often it was ordered. */
const MIRADAS = 100

/** A word that only a number of models can be. */
const NUMERO = /\d/

/** The last lines of a model, and how many garments of which colour each has. */
const lineasDe = (modelos: readonly { id: number }[], color: string) => sql`(
  select l.id, l.pedido_id, l.modelo_id, co.nombre as color, (
    select coalesce(sum((t ->> 'cantidad')::int), 0)::int from jsonb_array_elements(l.tallas_cantidades) t) as prendas
  from unnest(${ints(modelos.map(({ id }) => id))}) as cual
  cross join lateral (
    select id, pedido_id, modelo_id, color_id, tallas_cantidades from pedido_lineas where modelo_id = cual
    order by id desc limit ${MIRADAS}) l
  join ${c} co on co.id = l.color_id
  where ${color} = '' or norm(concat_ws(' ', co.nombre ->> 'es', co.nombre ->> 'en', co.nombre ->> 'pt', co.nombre ->> 'ca')) like '%' || patron(${color}::text) || '%') linea`

/**
 * The last orders that have a model, by the model's number and a word of the colour: `1215 neg`. What is still to be
 * served comes first.
 */
export async function pedidosQueLlevan(db: Db, keyword: string, suyos: SQL | undefined): Promise<PedidoQueLleva[]> {
  const [numero = '', ...color] = keyword.trim().split(/\s+/)
  if (!NUMERO.test(numero)) return []
  const modelos = (await sugerencias(db, numero, MODELOS)).filter((modelo) => modelo.numero.startsWith(numero))
  if (modelos.length === 0) return []
  const filas = await db
    .select({
      ...{ id: p.id, numero: p.numero, cliente: clientesTable.razonSocial, situacion: p.situacion },
      modeloId: sql<number>`linea.modelo_id`,
      color: sql<PedidoQueLleva['color']>`linea.color`,
      prendas: sql<number>`linea.prendas`,
    })
    .from(p)
    .innerJoin(lineasDe(modelos, color.join(' ')), sql`linea.pedido_id = ${p.id}`)
    .innerJoin(clientesTable, eq(clientesTable.id, p.clienteId))
    .where(and(ne(p.situacion, 'cancelado'), suyos))
    .orderBy(desc(eq(p.estado, PENDIENTE)), desc(sql`linea.id`))
    .limit(PEDIDOS)
  return filas.map(({ modeloId, ...fila }) => ({
    ...fila,
    modelo: modelos.find(({ id }) => id === modeloId)?.numero ?? '',
  }))
}
