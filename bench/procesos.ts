import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import pg from 'pg'
import { type Buyer, fillCarts, makeBuyers } from '../apps/api/src/faults/buyers.ts'
import { JWT_SECRET } from '../apps/api/src/faults/victim.ts'
import { load } from './load.ts'
import { databaseUrl, dataFolder, type Server, serve } from './server.ts'
import type { Shot } from './shot.ts'

const PORT = 5316
/** For each process: one that has less to do does less of it at once, and pays more for each. */
const CLIENTS = 16
const MOST = 2
const SECONDS = 4
const ROUNDS = 3
const TICK_MS = 10
/** The load needs one, what is measured needs two. */
const CORES_FOR_BOTH = 3

const statOf = (pid: number): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        return Number(statOf(other)[1]) === pid && readFileSync(`/proc/${other}/comm`, 'utf8').trim() !== 'postgres'
      } catch {
        return false
      }
    })
}

/** The processor time that a process and those it looks after have had. */
const spentMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (Number(statOf(one)[11]) + Number(statOf(one)[12])) * TICK_MS, 0)

interface Figure {
  perSecond: number
  /** Processor time of ours for one answer. */
  ms: number
}

/** The best of some rounds, once its code is compiled: the machine may be busy with something else in one of them. */
async function measured({ pid }: Server, processes: number, shots: readonly Shot[]): Promise<Figure> {
  const figures: Figure[] = []
  const connections = CLIENTS * processes
  await load(shots, { connections, seconds: SECONDS * processes })
  for (let round = 0; round < ROUNDS; round++) {
    const before = spentMs(pid)
    const { perSecond, failed } = await load(shots, { connections, seconds: SECONDS })
    if (failed > 0) throw new Error(`${failed} failed.`)
    figures.push({ perSecond, ms: (spentMs(pid) - before) / (perSecond * SECONDS) })
  }
  return { perSecond: Math.max(...figures.map((f) => f.perSecond)), ms: Math.min(...figures.map((f) => f.ms)) }
}

/** What is asked of one process and of two: three reads, and a line of a cart. */
function questions(buyers: readonly Buyer[], cell: object) {
  const at = (path: string, token?: string, body?: object) => (url: string) => ({
    url: url + path,
    headers: {
      'accept-encoding': 'br',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const one = buyers[0]?.token
  return [
    { name: 'public list of models', shots: [at('/api/v1/webmodelos/getall')], read: true },
    { name: 'signed-in model with stock', shots: [at('/api/v1/webmodelos/auth/1', one)], read: true },
    { name: 'my orders', shots: [at('/api/v1/pedidos/search-user', one, { pageSize: 20 })], read: true },
    {
      name: 'a line of a cart',
      shots: buyers.map(({ token }, i) => at('/api/v1/cart/upsert-item', token, { ...cell, cantidad: 1 + (i % 9) })),
      read: false,
    },
  ]
}

const CELL = `select l.modelo_id as "modeloId", l.color_id as "colorId", l.talla from cart_lineas l limit 1`

/** Do two processes on two cores answer nearly twice as much as one? */
export async function procesos(): Promise<void> {
  if (process.platform !== 'linux') return console.log('workers    what processes have spent is read on Linux only')
  await dataFolder(async (folder) => {
    const start = (args: string[]) =>
      serve('apps/api/src/main.mjs', PORT, '/api/health/ready', { DATA_DIR: folder, JWT_SECRET }, args)
    const figures: Figure[][] = []
    let asked: ReturnType<typeof questions> = []
    for (const processes of [1, MOST]) {
      const server = await start(processes > 1 ? ['--workers', `${processes}`] : [])
      if (asked.length === 0) {
        const pool = new pg.Pool({ connectionString: databaseUrl(folder), max: 2 })
        const buyers = await makeBuyers(pool, CLIENTS * MOST)
        await fillCarts(pool, buyers, 'lines', { alike: true })
        asked = questions(buyers, (await pool.query(CELL)).rows[0] as object)
        await pool.end()
      }
      const mine: Figure[] = []
      for (const { shots } of asked)
        mine.push(
          await measured(
            server,
            processes,
            shots.map((shot) => shot(server.url)),
          ),
        )
      figures.push(mine)
      await server.stop()
    }
    const [one = [], two = []] = figures
    const apart = availableParallelism() >= CORES_FOR_BOTH
    for (const [i, { name, read }] of asked.entries()) {
      const [a, b] = [one[i], two[i]] as [Figure, Figure]
      const scale = apart ? b.perSecond / a.perSecond : (MOST * a.ms) / b.ms
      console.log(
        `workers    ${name.padEnd(28)} ${a.perSecond.toFixed(0)}/s by one, ${b.perSecond.toFixed(0)}/s by two,`,
        `${a.ms.toFixed(2)} and ${b.ms.toFixed(2)} ms of processor each:`,
        `${scale.toFixed(2)} ×${apart ? '' : ' with two cores of their own'} (goal ≥ ${read ? '1.8' : '1'})`,
      )
    }
  })
}
