import pg from 'pg'
import { createApp } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { type Buyer, fillCarts, makeBuyers, send } from '../apps/api/src/faults/buyers.ts'
import { JWT_SECRET } from '../apps/api/src/faults/victim.ts'
import { openHouse } from '../apps/api/src/house.ts'
import { entrar, type Identity } from './entrar.ts'
import { pgbenchN, pool as poolOf } from './rivals.ts'
import { databaseUrl, dataFolder, type Server, serve } from './server.ts'
import { during, type Statement } from './statements.ts'

const PORT = 5315
const SECONDS = 4
const TURNS = 2
const ORDERS = Number(process.env.ORDERS ?? 320)
/** How many are served at a time, and of how many orders. */
const RUNS = [
  { clients: 1, orders: Math.ceil(ORDERS / 3) },
  { clients: 8, orders: ORDERS },
  { clients: 16, orders: ORDERS },
] as const

/**
 * What belongs to one order gets ids from here on, so that in a recorded statement they are not taken for anything else
 * when another order's are put there.
 */
const FIRST_IDS = { clientes: 600_000_001, pedidos: 700_000_001, pedido_lineas: 800_000_001, entregas: 900_000_001 }
const OWN_ID = /\b[6-9]\d{8}\b/g
const isDelivery = (id: unknown) => typeof id === 'number' && id >= FIRST_IDS.entregas

interface Place {
  server: Server
  pool: pg.Pool
  url: string
  buyers: Buyer[]
  headers: Identity
}

/** An order to serve, with the ids that are its own in an order that is everybody's. */
interface Order {
  id: number
  ids: number[]
  body: string
}

/** Everybody sends the same cart; what comes of it waits to be served. */
async function makeOrders({ pool, buyers, server }: Place, count: number): Promise<Order[]> {
  const some = buyers.slice(0, count)
  await fillCarts(pool, some, 'serving', { alike: true })
  const sent: number[] = []
  for (let i = 0; i < some.length; i += 16)
    for (const { status, id } of await Promise.all(some.slice(i, i + 16).map((buyer) => send(server.url, buyer)))) {
      if (status !== 200 || id === undefined) throw new Error(`A cart was answered with ${status}.`)
      sent.push(id)
    }
  const { rows } = await pool.query<{ id: number; clienteId: number; lineas: { id: number; cells: object[] }[] }>(
    `select p.id, p.cliente_id as "clienteId",
       jsonb_agg(jsonb_build_object('id', l.id, 'cells', l.tallas_cantidades) order by l.orden, l.id) as lineas
     from pedidos p join pedido_lineas l on l.pedido_id = p.id where p.id = any ($1) group by p.id`,
    [sent],
  )
  return rows.map(({ id, clienteId, lineas }) => ({
    id,
    ids: [clienteId, id, ...lineas.map((line) => line.id)],
    body: JSON.stringify({ lineas: lineas.map((line) => ({ lineaId: line.id, tallasCantidades: line.cells })) }),
  }))
}

/** The statements with which the app serves one order, as it makes them. */
async function record(place: Place, order: Order): Promise<Statement[]> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', JWT_SECRET }, process.cwd())
  const house = await openHouse(config, place.url, console)
  const app = await createApp(house)
  const statements = await during(() =>
    app.inject({
      method: 'POST',
      url: `/api/v1/pedidos/${order.id}/entrega`,
      headers: place.headers,
      payload: order.body,
    }),
  )
  await app.close()
  await house.close()
  return statements
}

/** A recorded value with another order's ids in it. */
function instead(value: unknown, others: ReadonlyMap<number, number>): unknown {
  if (typeof value === 'number') return others.get(value) ?? value
  if (typeof value === 'string') return value.replace(OWN_ID, (id) => String(others.get(Number(id)) ?? id))
  return Array.isArray(value) ? value.map((one) => instead(one, others)) : value
}

interface Recorded {
  statements: Statement[]
  order: Order
}

async function replayOne(client: pg.PoolClient, { statements, order }: Recorded, { ids }: Order): Promise<void> {
  const others = new Map(order.ids.map((id, i) => [id, ids[i] ?? id]))
  const delivery = statements.flatMap(({ values }) => values.flat()).find(isDelivery) as number | undefined
  for (const { text, values, name } of statements) {
    const given = values.map((value) => instead(value, others))
    const answers = [await client.query({ text, values: given, ...(name ? { name } : {}) })].flat()
    const id = (answers.at(-1)?.rows[0] as { id?: number } | undefined)?.id
    if (delivery !== undefined && isDelivery(id)) others.set(delivery, id as number)
  }
}

/** How many a second, some at a time until all are done. */
async function perSecond(orders: readonly Order[], clients: number, one: (order: Order) => Promise<void>) {
  let next = 0
  const started = performance.now()
  const worker = async () => {
    for (let i = next++; i < orders.length; i = next++) await one(orders[i] as Order)
  }
  await Promise.all(Array.from({ length: clients }, worker))
  return orders.length / ((performance.now() - started) / 1000)
}

async function ours({ server, headers }: Place, orders: readonly Order[], clients: number): Promise<number> {
  return perSecond(orders, clients, async ({ id, body }) => {
    const answer = await fetch(`${server.url}/api/v1/pedidos/${id}/entrega`, {
      method: 'POST',
      headers,
      body,
    })
    if (!answer.ok) throw new Error(`Serving was answered with ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  })
}

async function bare({ url }: Place, recorded: Recorded, orders: readonly Order[], clients: number): Promise<number> {
  const connections = poolOf(url, clients)
  try {
    return await perSecond(orders, clients, async (order) => {
      const client = await connections.connect()
      try {
        await replayOne(client, recorded, order)
      } finally {
        client.release()
      }
    })
  } finally {
    await connections.end()
  }
}

const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

/** Serving orders, one alone and several at a time, beside its bare statements and the machine's own measure. */
async function serving(place: Place): Promise<void> {
  const [order] = await makeOrders(place, 1)
  if (!order) throw new Error('There is nothing to serve.')
  const recorded = { order, statements: await record(place, order) }
  await ours(place, await makeOrders(place, Math.min(40, ORDERS)), 8)
  for (const { clients, orders } of RUNS) {
    const figures = { ours: [] as number[], bare: [] as number[] }
    for (let turn = 0; turn < TURNS; turn++) {
      figures.ours.push(await ours(place, await makeOrders(place, orders), clients))
      figures.bare.push(await bare(place, recorded, await makeOrders(place, orders), clients))
    }
    const measure = await pgbenchN(place.url, SECONDS, clients)
    const [mine, limit] = [mean(figures.ours), mean(figures.bare)]
    console.log(
      `serving an order, ${String(clients).padStart(2)} at a time ${mine.toFixed(0)}/s (${((1000 * clients) / mine).toFixed(1)} ms each),`,
      `${share(mine, limit)} of its ${recorded.statements.length} statements through pg,`,
      `${share(mine, measure)} of pgbench -N by as many clients (${measure.toFixed(0)}/s), none failed`,
    )
  }
}

/** What does it cost to serve an order beside its bare statements? */
export async function servir(): Promise<void> {
  await dataFolder(async (folder) => {
    const server = await serve('apps/api/src/main.mjs', PORT, '/api/health/ready', { DATA_DIR: folder, JWT_SECRET })
    const url = databaseUrl(folder)
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    try {
      for (const [table, id] of Object.entries(FIRST_IDS))
        await pool.query(`alter table if exists ${table} alter id restart with ${id}`)
      const buyers = await makeBuyers(pool, Math.max(...RUNS.map(({ orders }) => orders)))
      await serving({ server, pool, url, buyers, headers: await entrar(server.url, 'admin@telar.test') })
    } finally {
      await pool.end()
      await server.stop()
    }
  })
}
