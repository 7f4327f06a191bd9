import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { createDb } from '../db/connection.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import { startSession } from '../identidad/sessions.ts'
import { clientePara } from '../testing/cliente.ts'
import { enExistencias } from '../testing/existencias.ts'
import { JWT_SECRET } from './victim.ts'

export interface Buyer {
  id: string
  email: string
  token: string
}

export const SIGNING = { secret: new TextEncoder().encode(JWT_SECRET), config: { ACCESS_TOKEN_MINUTES: 600 } }

/** Customers who are signed in, in a house that never runs out of garments. */
export async function makeBuyers(pool: pg.Pool, count: number): Promise<Buyer[]> {
  const db = createDb(pool)
  await enExistencias(db, 1_000_000)
  await pool.query("update app_settings set pedido_minimo = null, portes = '[]'")
  const buyers: Buyer[] = []
  for (let i = 0; i < count; i++) {
    const email = `compra${i}@faults.test`
    await db.insert(usersTable).values({ userName: email, email, firstName: `Compra ${i}` })
    await clientePara({ house: { db } }, email)
    const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email))
    if (!user) throw new Error('The buyer was not made.')
    const { token } = await startSession(db, SIGNING, user, true)
    buyers.push({ id: user.id, email, token })
  }
  return buyers
}

/** Every buyer has a cart of four cells marked with a word: from stock or for the season, or all alike from stock. */
export async function fillCarts(
  pool: pg.Pool,
  buyers: readonly Buyer[],
  mark: string,
  { alike = false }: { alike?: boolean } = {},
): Promise<void> {
  const ids = buyers.map(({ id }) => id)
  await pool.query(
    `insert into carts as k (user_id, tipo, referencia_cliente)
     select id, case when n % 2 = 0 or $3 then 'servicio' else 'programacion' end, $2
     from unnest($1::uuid[]) with ordinality u (id, n)
     on conflict (user_id) do update set tipo = excluded.tipo, referencia_cliente = $2, pedido_id = null, enviado_en = null`,
    [ids, mark, alike],
  )
  await pool.query(
    `with v as (
       select m.id, v.color_id, v.talla, m.precio_mayor, row_number() over (order by v.id) - 1 as k, count(*) over () as total
       from modelos m join modelo_variantes v on v.modelo_id = m.id and v.disponible_web
       where m.publicado and not m.venta_por_curva)
     insert into cart_lineas (cart_id, modelo_id, color_id, talla, cantidad, precio)
     select k.id, v.id, v.color_id, v.talla, 3, v.precio_mayor
     from unnest($1::uuid[]) with ordinality u (id, n) join carts k on k.user_id = u.id
       cross join generate_series(0, 3) i join v on v.k = (case when $2 then i else u.n * 4 + i end) % v.total
     on conflict (cart_id, modelo_id, color_id, talla) do update set cantidad = 3`,
    [ids, alike],
  )
}

export interface Sent {
  status: number
  /** The order, where one was answered. */
  id: number | undefined
}

/** Sends a cart. Whoever loses the line in between does not know what became of it. */
export async function send(address: string, { token }: Buyer): Promise<Sent> {
  try {
    const answer = await fetch(`${address}/api/v1/cart/cart-to-pedido`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
    const body: unknown = await answer.json()
    return { status: answer.status, id: answer.ok ? (body as number) : undefined }
  } catch {
    return { status: 0, id: undefined }
  }
}
