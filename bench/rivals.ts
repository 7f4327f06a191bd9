import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Statement } from './statements.ts'

/** As many connections as the app has, and as many clients as pgbench is asked for. */
const CONNECTIONS = 20
const CLIENTS = 16

export const pool = (url: string, max: number) =>
  new pg.Pool({ connectionString: url, max, options: '-c TimeZone=UTC' })

/** Puts into a recorded statement what belongs to another customer. */
const instead = (values: unknown[], others: Map<unknown, unknown>): unknown[] =>
  values.map((value) => (Array.isArray(value) ? instead(value, others) : others.has(value) ? others.get(value) : value))

/** Who a recording is about, and the order it made: what a replay has to replace. */
function protagonist(statements: Statement[]): { userId: unknown; numero: unknown; pedidoId: unknown } {
  const all = statements.flatMap(({ values }) => values).flat()
  return {
    userId: all.find((value) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)),
    numero: all.find((value) => typeof value === 'string' && /^\d{4}\/\d{6}$/.test(value)),
    pedidoId: all.find((value) => typeof value === 'number' && value > 700_000_000),
  }
}

async function once(client: pg.PoolClient, statements: Statement[], userId: string): Promise<void> {
  const mine = protagonist(statements)
  const others = new Map<unknown, unknown>([[mine.userId, userId]])
  for (const { text, values, name } of statements) {
    // several statements sent at once have an answer each
    const answers = [await client.query({ text, values: instead(values, others), ...(name ? { name } : {}) })].flat()
    const row = answers.at(-1)?.rows[0] as { ultimo?: number; id?: number } | undefined
    if (row?.ultimo !== undefined) {
      const ejercicio = String(mine.numero).slice(0, 4)
      others.set(mine.numero, `${ejercicio}/${String(row.ultimo).padStart(6, '0')}`)
    }
    if (text.includes('insert into "pedidos"')) others.set(mine.pedidoId, row?.id)
  }
}

/** The recorded statements over and over, through pg and nothing else: for some seconds, or once for everybody. */
export async function replay(
  url: string,
  statements: Statement[],
  users: readonly string[],
  seconds?: number,
): Promise<number> {
  const connections = pool(url, CONNECTIONS)
  let done = 0
  const started = performance.now()
  const end = started + (seconds ?? 0) * 1000
  let next = 0
  const one = async (userId: string) => {
    const client = await connections.connect()
    try {
      await once(client, statements, userId)
      done += 1
    } finally {
      client.release()
    }
  }
  const forSomeTime = async (userId: string) => {
    while (performance.now() < end) await one(userId)
  }
  const untilAllAreDone = async () => {
    for (let i = next++; i < users.length; i = next++) await one(users[i] as string)
  }
  const workers = seconds ? users.map(forSomeTime) : Array.from({ length: CLIENTS }, untilAllAreDone)
  await Promise.all(workers)
  const elapsed = (performance.now() - started) / 1000
  await connections.end()
  return done / elapsed
}

const ACCOUNTS = 100_000

/** The program, where the machine has it: its client is written in C and takes less for itself than ours. */
export const hasPgbench: boolean = !spawnSync('pgbench', ['--version']).error

const TPS = /^tps = ([\d.]+)/m

async function byPgbench(url: string, seconds: number, clients: number): Promise<number> {
  const pgbench = (...args: string[]) => promisify(execFile)('pgbench', [...args, url])
  await pgbench('--initialize', '--quiet')
  const { stdout } = await pgbench('-N', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`)
  const [, perSecond] = TPS.exec(stdout) ?? []
  if (!perSecond) throw new Error(`pgbench says: ${stdout}`)
  const connection = pool(url, 1)
  await connection.query('drop table pgbench_accounts, pgbench_branches, pgbench_history, pgbench_tellers')
  await connection.end()
  return Number(perSecond)
}

/** The transaction of `pgbench -N`, with prepared statements: by the program, or else through pg. */
export async function pgbenchN(url: string, seconds: number, clients = CLIENTS): Promise<number> {
  if (hasPgbench) return byPgbench(url, seconds, clients)
  const connections = pool(url, clients)
  await connections.query(`
    create table if not exists pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
    create table if not exists pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    truncate pgbench_accounts, pgbench_history;
    insert into pgbench_accounts select n, 1, 0, '' from generate_series(1, ${ACCOUNTS}) n`)
  await connections.query('vacuum analyze pgbench_accounts')
  const random = (max: number) => 1 + Math.floor(Math.random() * max)
  let done = 0
  const end = performance.now() + seconds * 1000
  const worker = async () => {
    const client = await connections.connect()
    const say = (name: string, text: string, values: number[]) => client.query({ name, text, values })
    while (performance.now() < end) {
      const [aid, delta] = [random(ACCOUNTS), random(10_000) - 5000]
      await client.query('begin')
      await say('u', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
      await say('s', 'select abalance from pgbench_accounts where aid = $1', [aid])
      await say(
        'i',
        'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, 1, $2, $3, current_timestamp)',
        [...[random(10), aid, delta]],
      )
      await client.query('end')
      done += 1
    }
    client.release()
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: clients }, worker))
  const elapsed = (performance.now() - started) / 1000
  await connections.query('drop table pgbench_accounts, pgbench_history')
  await connections.end()
  return done / elapsed
}
