import pg from 'pg'
import { type Buyer, fillCarts, makeBuyers } from '../apps/api/src/faults/buyers.ts'
import { JWT_SECRET } from '../apps/api/src/faults/victim.ts'
import { diaDe } from '../packages/domain/src/fecha.ts'
import { SITUACIONES } from '../packages/domain/src/ventas/pedido.ts'
import { afterAChange } from './cambio.ts'
import { entrar } from './entrar.ts'
import { type Line, line, load } from './load.ts'
import { pgbenchN, replay } from './rivals.ts'
import { databaseUrl, dataFolder, type Server, serve } from './server.ts'
import type { Shot } from './shot.ts'
import { record, type Statement } from './statements.ts'
import { waitsDuring } from './waits.ts'

const PORT = 5314
const CARTS = 480
const LINE_CLIENTS = 32
const ORDER_CLIENTS = 16
const SECONDS = 4
const TURNS = 3

interface Place {
  server: Server
  pool: pg.Pool
  url: string
  buyers: Buyer[]
}

/** How many a second, some at a time until all are done, and how long each of them took. */
async function perSecond(url: string, all: readonly Shot[], clients: number, times: number[]): Promise<number> {
  let next = 0
  let failed = 0
  const timed = async (own: Line, shot: Shot) => {
    const from = performance.now()
    const status = await own.ask(shot)
    times.push(performance.now() - from)
    return status === 200
  }
  const lines = await Promise.all(Array.from({ length: clients }, () => line(url)))
  const started = performance.now()
  const worker = async (own: Line) => {
    for (let i = next++; i < all.length; i = next++) if (!(await timed(own, all[i] as Shot))) failed += 1
  }
  await Promise.all(lines.map(worker))
  const elapsed = (performance.now() - started) / 1000
  for (const own of lines) own.close()
  if (failed > 0) throw new Error(`${failed} of ${all.length} failed.`)
  return all.length / elapsed
}

const mean = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** How often ours runs before it counts: until then its code is being compiled. */
const WARMING = 5

interface InTurns {
  ours: number
  bare: number
  /** The transaction of `pgbench -N`, in these same minutes. */
  measure: number
}

/** Ours, the bare statements and the machine's own measure in turns, so that all have the same luck with the machine. */
async function inTurns(url: string, ours: () => Promise<number>, bare: () => Promise<number>): Promise<InTurns> {
  const figures: { [K in keyof InTurns]: number[] } = { ours: [], bare: [], measure: [] }
  for (let turn = 0; turn < WARMING; turn++) await ours()
  for (let turn = 0; turn < TURNS; turn++) {
    figures.ours.push(await ours())
    figures.bare.push(await bare())
    figures.measure.push(await pgbenchN(url, SECONDS))
  }
  return { ours: mean(figures.ours), bare: mean(figures.bare), measure: mean(figures.measure) }
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

/** Another quantity in the same cell, from as many clients as customers. */
async function linesPerSecond({ server, pool, buyers }: Place, seconds: number): Promise<number> {
  const { rows } = await pool.query<{ modelo_id: number; color_id: number; talla: string }>(
    `select distinct on (k.user_id) l.modelo_id, l.color_id, l.talla from cart_lineas l join carts k on k.id = l.cart_id
     where k.user_id = any ($1) order by k.user_id`,
    [buyers.slice(0, LINE_CLIENTS).map(({ id }) => id)],
  )
  const cell = rows[0]
  const shots = buyers.slice(0, LINE_CLIENTS).map(({ token }, i) => ({
    url: `${server.url}/api/v1/cart/upsert-item`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...cellOf(rows[i] ?? cell), cantidad: 1 + (i % 9) }),
  }))
  const { perSecond, failed } = await load(shots, { connections: LINE_CLIENTS, seconds })
  if (failed > 0) throw new Error(`${failed} failed.`)
  return perSecond
}

const cellOf = (row: { modelo_id: number; color_id: number; talla: string } | undefined) => ({
  modeloId: row?.modelo_id,
  colorId: row?.color_id,
  talla: row?.talla,
})

async function lines(place: Place, statements: Statement[]): Promise<void> {
  await fillCarts(place.pool, place.buyers, 'lines', { alike: true })
  const users = place.buyers.slice(0, LINE_CLIENTS).map(({ id }) => id)
  const { ours, bare, measure } = await inTurns(
    place.url,
    () => linesPerSecond(place, SECONDS),
    () => replay(place.url, statements, users, SECONDS),
  )
  console.log(
    `a line of a cart     ${ours.toFixed(0)}/s, ${share(ours, bare)} of its ${statements.length === 1 ? 'statement' : `${statements.length} statements`} through pg`,
    `(goal ≥ 60 %), ${share(ours, measure)} of pgbench -N beside it, ${measure.toFixed(0)}/s (goal ≥ 20 %)`,
  )
}

/** Sent by sixteen at a time: everybody the same four garments, or each their own. */
async function orders(place: Place, statements: Statement[], alike: boolean): Promise<void> {
  const { pool, buyers, server } = place
  const times: number[] = []
  const sending = buyers.map(({ token }) => ({
    url: `${server.url}/api/v1/cart/cart-to-pedido`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  }))
  const sent = (times: number[]) => perSecond(server.url, sending, ORDER_CLIENTS, times)
  const refilled = async (run: () => Promise<number>) => {
    await fillCarts(pool, buyers, 'bench', { alike })
    return run()
  }
  const { ours, bare, measure } = await inTurns(
    place.url,
    () => refilled(() => sent(times)),
    () =>
      refilled(() =>
        replay(
          place.url,
          statements,
          buyers.map(({ id }) => id),
        ),
      ),
  )
  const { waits } = await waitsDuring(pool, () => refilled(() => sent([])))
  const later = times.slice(WARMING * buyers.length).sort((a, b) => a - b)
  const at = (part: number) => later[Math.floor(part * (later.length - 1))] ?? 0
  console.log(
    `a cart into an order ${ours.toFixed(0)}/s ${alike ? 'all of the same four garments' : 'each of their own garments'},`,
    `${share(ours, bare)} of its ${statements.length} statements through pg (goal ≥ 60 %),`,
    `${((100 * ours) / measure).toFixed(1)} % of pgbench -N beside it, ${measure.toFixed(0)}/s (goal ≥ 5 %), p50 ${at(0.5).toFixed(0)} ms,`,
    `p99 ${at(0.99).toFixed(0)} ms (goal ≤ 150), longest ${at(1).toFixed(0)} ms, none failed; at a moment wait: ${waits}`,
  )
}

const BY_ROW = ['auditar', 'webhook_nuevo']

/**
 * Orders without lines: the list reads none, only what is awaited of each. History of what nobody did is left out; indexes
 * are made once for all.
 */
async function addOrders(pool: pg.Pool, count: number): Promise<void> {
  const { rows: words } = await pool.query<{ name: string; def: string }>(
    `select indexname as name, indexdef as def from pg_indexes where tablename = 'pedidos' and indexdef like 'CREATE INDEX%'`,
  )
  for (const trigger of BY_ROW) await pool.query(`alter table pedidos disable trigger ${trigger}`)
  for (const { name } of words) await pool.query(`drop index ${name}`)
  await pool.query(
    `with c as (select id, comercial_id, direccion_fiscal, row_number() over (order by id) - 1 as k, count(*) over () as total from clientes)
     insert into pedidos (numero, cliente_id, comercial_id, fecha, tipo, estado, situacion, direccion_envio, origen,
       prendas, base, total, referencia_cliente)
     select 'b' || (select coalesce(max(id), 0) from pedidos) + n, c.id, c.comercial_id, $2::date - (n % 1095)::int, 'programacion',
       case when n % 500 = 0 then 1 else 2 end, case when n % 500 = 0 then 'confirmado' else 'servido' end,
       c.direccion_fiscal, (array['web', 'showroom', 'comercial'])[n % 3 + 1], 12, 300, 363, 'OC-' || lpad(n::text, 7, '0')
     from generate_series(1, $1::int) n join c on c.k = (n * 7919::bigint) % c.total`,
    [count, diaDe(new Date())],
  )
  await pool.query(`insert into pedido_esperas (pedido_id)
    select id from pedidos p where not exists (select from pedido_esperas where pedido_id = p.id)`)
  for (const trigger of BY_ROW) await pool.query(`alter table pedidos enable trigger ${trigger}`)
  for (const { def } of words) await pool.query(def)
  await pool.query('vacuum analyze pedidos, pedido_esperas')
}

const SEARCHES: [string, object][] = [
  ['the first page', {}],
  ['by number', { orderBy: ['numero desc'] }],
  ['by customer', { orderBy: ['cliente'] }],
  ['dearest first', { orderBy: ['total desc'] }],
  ['those to be made', { advancedFilter: { field: 'situacion', operator: 'eq', value: 'confirmado' } }],
  ['a keyword', { keyword: 'oc-0004999' }],
]

async function searchTimes({ server, pool }: Place): Promise<number[]> {
  const headers = await entrar(server.url, 'ventas@telar.test')
  const times: number[] = []
  for (const [, search] of SEARCHES) {
    const shot = {
      url: `${server.url}/api/v1/pedidos/search`,
      method: 'POST',
      headers,
      body: JSON.stringify({ pageSize: 20, ...search }),
    }
    // what the first who looks waits for is a question of its own, asked below
    await load(shot, { connections: 4, seconds: 1 })
    // somebody saves an order meanwhile: what is kept of the list has to be read anew
    const changing = setTimeout(() => void pool.query('update pedidos set notas = notas where id = 1'), 2000)
    const { p95, failed } = await load(shot, { connections: 4, seconds: SECONDS })
    clearTimeout(changing)
    if (failed > 0) throw new Error(`${failed} searches failed.`)
    times.push(p95)
  }
  return times
}

async function searches(place: Place): Promise<void> {
  const total = async () =>
    (await place.pool.query<{ n: number }>('select count(*)::int as n from pedidos')).rows[0]?.n ?? 0
  await addOrders(place.pool, 10_000 - (await total()))
  const few = await searchTimes(place)
  const started = performance.now()
  await addOrders(place.pool, 1_000_000 - (await total()))
  console.log(`a million orders made in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const many = await searchTimes(place)
  for (const [i, [name]] of SEARCHES.entries()) {
    const [a = 0, b = 0] = [few[i], many[i]]
    console.log(
      `orders, ${name.padEnd(18)} p95 ${a.toFixed(1)} ms of 10,000, ${b.toFixed(1)} ms of a million: ${(b / a).toFixed(1)} × (goal ≤ 2)`,
    )
  }
}

/** Of a million orders, what the first who looks waits for after one of them has changed. */
async function changing({ server, pool }: Place): Promise<void> {
  const headers = await entrar(server.url, 'ventas@telar.test')
  const counts = SITUACIONES.map((value) => ({ field: 'situacion', operator: 'eq', value }))
  const change = async () => void (await pool.query('update pedidos set prendas = prendas + 1 where id = 1'))
  await afterAChange({ of: 'a million orders', url: server.url, headers, change }, [
    {
      name: `first page and ${SITUACIONES.length} tabs`,
      path: '/api/v1/pedidos/search',
      body: { pageSize: 50, counts },
    },
    { name: 'sums of everything', path: '/api/v1/pedidos/suma-totales', body: {} },
    { name: 'groups by month', path: '/api/v1/pedidos/agrupar', body: { campo: 'fecha' } },
    { name: 'the first page of the office', path: '/api/personal/inicio' },
  ])
}

/** What do carts and orders cost beside their bare statements, and does the list of orders stay quick? */
export async function ventas(): Promise<void> {
  await dataFolder(async (folder) => {
    const server = await serve('apps/api/src/main.mjs', PORT, '/api/health/ready', { DATA_DIR: folder, JWT_SECRET })
    const url = databaseUrl(folder)
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    try {
      const place: Place = { server, pool, url, buyers: await makeBuyers(pool, CARTS) }
      const recorded = await record(place)
      await lines(place, recorded.line)
      await orders(place, recorded.order, false)
      await orders(place, recorded.order, true)
      await searches(place)
      await changing(place)
    } finally {
      await pool.end()
      await server.stop()
    }
  })
}
