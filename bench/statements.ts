import pg from 'pg'
import { createApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { type Buyer, fillCarts } from '../apps/api/src/faults/buyers.ts'
import { JWT_SECRET } from '../apps/api/src/faults/victim.ts'
import { openHouse } from '../apps/api/src/house.ts'

export interface Statement {
  text: string
  values: unknown[]
  name?: string
}

/** What in the statements of one customer belongs to them and to their order; a replay puts another's there. */
export interface Mine {
  userId: string
  pedidoId: number
  numero: string
}

/** Orders get ids from here on, so that they are not taken for anything else when they are replaced. */
const FIRST_ID = 700_000_001

type Query = { text?: string; name?: string; values?: unknown[] } | string

/** What is being heard; connections may have been opened long before. */
let hearing: Statement[] | undefined

const { query } = pg.Client.prototype
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [said, values] = args as [Query, unknown[] | undefined]
  const spoken = typeof said === 'string' ? { text: said } : said
  const name = typeof said === 'string' ? undefined : said.name
  hearing?.push({ text: spoken.text ?? '', values: values ?? [], ...(name ? { name } : {}) })
  return (query as (...given: unknown[]) => unknown).apply(this, args)
} as typeof query

/** Listens to what the app says to the database during one call. */
export async function during(call: () => Promise<{ statusCode: number; body: string }>): Promise<Statement[]> {
  const heard: Statement[] = []
  hearing = heard
  const { statusCode, body } = await call()
  hearing = undefined
  if (statusCode !== 200) throw new Error(body)
  const first = heard.findIndex(({ text }) => text.startsWith('begin'))
  // a call whose one statement is a transaction of its own says no more than that
  return first < 0 ? heard.slice(-1) : heard.slice(first)
}

/** The statements of a changed line and of a sent cart, as the app makes them. */
export async function record({ url, pool, buyers }: { url: string; pool: pg.Pool; buyers: Buyer[] }) {
  const [buyer] = buyers
  if (!buyer) throw new Error('Nobody buys.')
  await pool.query(`alter table pedidos alter id restart with ${FIRST_ID}`)
  await fillCarts(pool, [buyer], 'recorded', { alike: true })
  const { rows } = await pool.query<{ modeloId: number; colorId: number; talla: string }>(
    `select modelo_id as "modeloId", color_id as "colorId", talla from cart_lineas l join carts k on k.id = l.cart_id
     where k.user_id = $1 limit 1`,
    [buyer.id],
  )
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', JWT_SECRET }, process.cwd())
  const house = await openHouse(config, url, console)
  const app = await createApp(house)
  const call = (path: string, payload: object) => () =>
    app.inject({
      method: 'POST',
      url: `/api/v1/cart/${path}`,
      headers: { authorization: `Bearer ${buyer.token}` },
      payload,
    })
  const cell = { ...rows[0], cantidad: 2 }
  // the first time it also reads what is kept from then on
  await call('upsert-item', cell)()
  const line = await during(call('upsert-item', cell))
  const order = await during(call('cart-to-pedido', {}))
  await app.close()
  await house.close()
  return { line, order }
}
