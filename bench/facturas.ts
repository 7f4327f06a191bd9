import pg from 'pg'
import { diaDe, ejercicioDe } from '../packages/domain/src/fecha.ts'
import { afterAChange } from './cambio.ts'
import { entrar, type Identity } from './entrar.ts'
import { load } from './load.ts'
import { databaseUrl, dataFolder, run, type Server, serve } from './server.ts'
import type { Shot } from './shot.ts'

const PORT = 5313
const CLIENTS = 64
const TRIES = Number(process.env.TRIES ?? 10_000)
const INVOICES = Number(process.env.INVOICES ?? 500_000)
const ABORTED = 10
const YEAR = ejercicioDe(diaDe(new Date()))

const databaseOf = (folder: string) =>
  new pg.Pool({
    connectionString: databaseUrl(folder),
    max: 20,
  })

/** Some at once, until so many have been tried. */
async function perSecond(tries: number, one: (n: number) => Promise<void>): Promise<number> {
  let n = 0
  const started = performance.now()
  const worker = async () => {
    while (n < tries) await one(n++)
  }
  await Promise.all(Array.from({ length: CLIENTS }, worker))
  return tries / ((performance.now() - started) / 1000)
}

/** What nobody who numbers without gaps can beat: a locked counter and one row, written by hand. */
async function bareNumbering(pool: pg.Pool, tries: number): Promise<number> {
  await pool.query('create table if not exists bench_contador (serie text primary key, ultimo int not null)')
  await pool.query('create table if not exists bench_facturas (numero int primary key, total numeric)')
  await pool.query("insert into bench_contador values ('B', 0) on conflict do nothing")
  return perSecond(tries, async (n) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(
        "update bench_contador set ultimo = ultimo + 1 where serie = 'B' returning ultimo",
      )
      await client.query('insert into bench_facturas values ($1, 121)', [rows[0].ultimo])
      await client.query(n % ABORTED === 0 ? 'rollback' : 'commit')
    } finally {
      client.release()
    }
  })
}

/**
 * Issuing over HTTP. One in ten is an invoice that a trigger of the bench refuses when it already has its number, so that
 * the number has to come back.
 */
async function numbering(server: Server, pool: pg.Pool, headers: Identity): Promise<void> {
  await pool.query(`
    create or replace function bench_abortar() returns trigger language plpgsql as $$
    begin if new.numero is not null and new.referencia_cliente = 'abortar' then raise exception 'aborted'; end if; return new; end $$`)
  await pool.query(
    'create or replace trigger zz_abortar after update on facturas for each row execute function bench_abortar()',
  )
  const { rows: customers } = await pool.query<{ id: number }>(
    'select id from clientes where limite_riesgo is null order by id desc limit 500',
  )
  const answers = new Map<number, number>()
  const issue = async (n: number) => {
    const referenciaCliente = n % ABORTED === 0 ? 'abortar' : ''
    const lineas = [{ descripcion: 'Prueba', cantidad: 1, precio: 100 }]
    const clienteId = customers[n % customers.length]?.id
    const body = JSON.stringify({ clienteId, referenciaCliente, lineas, emitir: true })
    const answer = await fetch(`${server.url}/api/v1/facturas`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
  }
  const before = await pool.query(
    "select coalesce(max(ultimo), 0)::int as n from contadores where serie = 'A' and ejercicio = $1",
    [YEAR],
  )
  const ours = await perSecond(TRIES, issue)
  const theirs = await bareNumbering(pool, TRIES)
  const { rows } = await pool.query(
    `
    select count(*)::int as n, count(distinct numero)::int as distintas, (max(numero) - $1::int - count(*))::int as huecos
    from facturas where serie = 'A' and ejercicio = $2 and numero > $1::int`,
    [before.rows[0].n, YEAR],
  )
  const { n, distintas, huecos } = rows[0]
  console.log(
    `issuing, ${CLIENTS} clients             ${Math.round(ours)}/s of ${Math.round(theirs)}/s bare = ${Math.round((ours / theirs) * 100)} % (goal ≥ 100/s), ${TRIES} tried, answers ${[...answers].map(([status, times]) => `${status} × ${times}`).join(', ')}, ${n} issued, ${huecos} gaps, ${n - distintas} duplicates`,
  )
  const aborted = Math.ceil(TRIES / ABORTED)
  if (n !== TRIES - aborted) throw new Error(`${TRIES - aborted} invoices should have been issued, not ${n}.`)
}

async function searching(server: Server, headers: Identity): Promise<void> {
  const shot = (path: string, body: object): Shot => ({
    url: `${server.url}/api/v1/facturas/${path}`,
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const year = { advancedFilter: { field: 'fecha', operator: 'gte', value: `${YEAR}-01-01` } }
  const asked: [string, Shot][] = [
    ['first page, newest first', shot('search', { pageSize: 50, orderBy: 'fecha desc' })],
    ['by a word of the name', shot('search', { pageSize: 50, keyword: 'carmen 12' })],
    ['by a word of many names', shot('search', { pageSize: 50, keyword: 'carmen' })],
    ['a number', shot('search', { keyword: '/000123' })],
    ['payments, by customer', shot('search-cobros', { pageSize: 50, orderBy: 'cliente' })],
    ['lines, newest first', shot('search-lineas', { pageSize: 50 })],
    ['lines, by customer', shot('search-lineas', { pageSize: 50, orderBy: 'cliente' })],
    ['sums of everything', shot('suma-totales', {})],
    ['sums of this year', shot('suma-totales', year)],
    [
      'unpaid, dearest first',
      shot('search', { orderBy: 'pendiente desc', advancedFilter: { field: 'pendiente', operator: 'gt', value: 0 } }),
    ],
  ]
  for (const [name, one] of asked) {
    const first = performance.now()
    await (await fetch(one.url, one)).arrayBuffer()
    const cold = performance.now() - first
    const { p50, p95, failed } = await load(one, { connections: 4, seconds: 4 })
    console.log(
      `${INVOICES} invoices, ${name.padEnd(26)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, the first time ${cold.toFixed(0)} ms, ${failed} failed`,
    )
  }
}

const SITUACIONES = ['borrador', 'emitida', 'parte', 'vencida', 'cobrada']

/** What the first who looks after a change waits for. */
async function changing(server: Server, pool: pg.Pool, headers: Identity): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select id from clientes where limite_riesgo is null limit 1')
  const body = JSON.stringify({
    clienteId: rows[0]?.id,
    lineas: [{ descripcion: 'Prueba', cantidad: 1, precio: 100 }],
  })
  const change = async () => {
    await (await fetch(`${server.url}/api/v1/facturas`, { method: 'POST', headers, body })).arrayBuffer()
  }
  const counts = SITUACIONES.map((value) => ({ field: 'situacion', operator: 'eq', value }))
  await afterAChange({ of: `${INVOICES} invoices`, url: server.url, headers, change }, [
    { name: 'sums of everything', path: '/api/v1/facturas/suma-totales', body: {} },
    { name: 'groups by month', path: '/api/v1/facturas/agrupar', body: { campo: 'fecha' } },
    { name: 'first page and five tabs', path: '/api/v1/facturas/search', body: { pageSize: 50, counts } },
    { name: 'the first page of the office', path: '/api/personal/inicio' },
  ])
}

/** How many invoices a second are issued without a gap, and how long does a search over many take? */
export async function facturas(): Promise<void> {
  await dataFolder(async (folder) => {
    const env = { DATA_DIR: folder }
    await run('packages/demo/src/seed.ts', ['--customers', '2000', '--invoices', String(INVOICES)], env)
    const server = await serve('apps/api/src/main.mjs', PORT, '/api/health/ready', env)
    const pool = databaseOf(folder)
    try {
      const headers = await entrar(server.url, 'ventas@telar.test')
      await searching(server, headers)
      await changing(server, pool, headers)
      await numbering(server, pool, headers)
    } finally {
      await pool.end()
      await server.stop()
    }
  })
}
