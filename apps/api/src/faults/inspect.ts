import { PENDIENTE } from '@telar/domain/ventas/pedido'
import type pg from 'pg'
import type { Buyer } from './buyers.ts'

interface State {
  email: string
  /** Cells in the cart. */
  cells: number
  remembered: number | null
  order: number | null
  orders: number
  garments: number
  facts: number
  mails: number
}

const CELLS = 4
const GARMENTS = 12

/** What is in the database about every buyer's cart and the order it may have become. */
async function states(pool: pg.Pool, buyers: readonly Buyer[], mark: string): Promise<State[]> {
  const { rows } = await pool.query<State>(
    `select u.email, k.pedido_id as remembered,
       (select count(*)::int from cart_lineas l where l.cart_id = k.id) as cells,
       min(p.id) as order, count(p.id)::int as orders,
       coalesce((select sum((c->>'cantidad')::int)::int from pedido_lineas l, jsonb_array_elements(l.tallas_cantidades) c
         where l.pedido_id = min(p.id)), 0) as garments,
       (select count(*)::int from pedido_hechos h where h.pedido_id = min(p.id)) as facts,
       (select count(*)::int from correos c where c.para = u.email and c.asunto like '%' || min(p.numero) || '%') as mails
     from users u join carts k on k.user_id = u.id
       left join pedidos p on p.user_id = u.id and p.referencia_cliente = $2
     where u.id = any ($1) group by u.email, k.id`,
    [buyers.map(({ id }) => id), mark],
  )
  return rows
}

/** Neither sent nor lost: the whole cart and nothing of an order. */
const untouched = ({ cells, orders, remembered }: State) => cells === CELLS && orders === 0 && remembered === null

/** The whole order, the customer's mail on its way, and an empty cart that remembers it. */
const complete = ({ cells, orders, order, remembered, garments, facts, mails }: State) =>
  cells === 0 && orders === 1 && remembered === order && garments === GARMENTS && facts === 1 && mails === 1

export interface Findings {
  orders: Map<string, number>
  wrong: string[]
}

/** Looks at every buyer: the order and an empty cart, or neither. */
export async function inspect(pool: pg.Pool, buyers: readonly Buyer[], mark: string): Promise<Findings> {
  const found = await states(pool, buyers, mark)
  const wrong = found.filter((state) => !untouched(state) && !complete(state))
  return {
    orders: new Map(found.flatMap(({ email, order }) => (order === null ? [] : [[email, order]]))),
    wrong: wrong.map((state) => JSON.stringify(state)),
  }
}

/** What holds over all orders: none has a number that its year has not given, and exactly what open orders from stock hold is reserved. */
export async function inspectHouse(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ wrong: string }>(`
    select format('order %s, the last number given is %s', numero, last_value) as wrong
    from pedidos join pg_sequences on sequencename = 'pedidos_numero_' || split_part(numero, '/', 1)
    where split_part(numero, '/', 2)::bigint > last_value
    union all
    select format('variant %s: %s reserved, %s in orders', v.id, v.reservado, coalesce(sum(o.n), 0))
    from modelo_variantes v left join (
      select l.modelo_id, l.color_id, c->>'talla' as talla, (c->>'cantidad')::int as n
      from pedidos p join pedido_lineas l on l.pedido_id = p.id, jsonb_array_elements(l.tallas_cantidades) c
      where p.tipo = 'servicio' and p.lugar = 'almacen' and p.estado = ${PENDIENTE}
    ) o on o.modelo_id = v.modelo_id and o.color_id = v.color_id and o.talla = v.talla
    group by v.id having v.reservado <> coalesce(sum(o.n), 0)`)
  return rows.map(({ wrong }) => wrong)
}
