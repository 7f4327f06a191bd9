import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { entrar } from './entrar.ts'
import { load } from './load.ts'
import { middle } from './middle.ts'
import { databaseUrl, dataFolder, run, type Server, serve } from './server.ts'
import type { Result, Shot } from './shot.ts'

const PORT = 5311
const RIVAL_PORT = 5312
const MODELS = 1000
/** So many that a bad moment of the machine decides nothing. */
const ROUNDS = 7
const ROUND = { seconds: 2 }
const BR = { 'accept-encoding': 'br' }

/** By then whatever follows a start has been done. */
const REST_MS = 10_000

/** What the process holds of the machine's memory, where that can be read. */
function memoryOf({ pid }: Server): number {
  if (process.platform !== 'linux') return Number.NaN
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

interface Rival {
  /** What it is called in the report. */
  name: string
  shot: Shot
  stop(): Promise<void>
}

/** Both in turns, so that they meet the same machine: the middle of what each round says. */
async function compare(name: string, shot: Shot, rival: Rival, goal: number | undefined): Promise<void> {
  const rounds: { ours: Result; theirs: Result }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push({ ours: await load(shot, ROUND), theirs: await load(rival.shot, ROUND) })
  }
  await rival.stop()
  const of = (figure: (round: (typeof rounds)[number]) => number) => middle(rounds.map(figure))
  const share = Math.round(of(({ ours, theirs }) => ours.perSecond / theirs.perSecond) * 100)
  const reached = `${share} %${goal ? ` (goal ≥ ${goal} %)` : ''}`
  const ours = Math.round(of((round) => round.ours.perSecond))
  const theirs = Math.round(of((round) => round.theirs.perSecond))
  const p95 = of((round) => round.ours.p95).toFixed(2)
  const failed = rounds.reduce((sum, round) => sum + round.ours.failed, 0)
  const bytes = rounds[0]?.ours.bytes
  console.log(
    `${name.padEnd(34)} ${ours}/s of ${theirs}/s ${rival.name} = ${reached}, p95 ${p95} ms, ${bytes} bytes, ${failed} failed`,
  )
}

/** How long one waits alone. */
async function alone(name: string, shot: Shot, goal: number | undefined): Promise<void> {
  const { p50, failed } = await load(shot, { connections: 1 })
  console.log(`${`${name}, alone`.padEnd(34)} ${p50.toFixed(2)} ms${goal ? ` (goal ≤ ${goal})` : ''}, ${failed} failed`)
}

/** A bare node:http that sends the same bytes. */
async function bare({ url, headers = {} }: Shot, folder: string): Promise<Rival> {
  const answer = await fetch(url, { headers })
  const body = Buffer.from(await answer.arrayBuffer())
  const bytes = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const TYPE = answer.headers.get('content-type') ?? ''
  const BYTES = join(folder, 'bytes')
  await writeFile(BYTES, bytes)
  const server = await serve('bench/bare.ts', RIVAL_PORT, '/', { BYTES, TYPE })
  return { name: 'bare', shot: { url: server.url }, stop: server.stop }
}

/** A bare Fastify that answers one prepared query on the same database. */
async function query(folder: string): Promise<Rival> {
  const server = await serve('bench/consulta.ts', RIVAL_PORT, '/1', { DATABASE_URL: databaseUrl(folder) })
  return { name: 'Fastify + pg', shot: { url: `${server.url}/1` }, stop: server.stop }
}

/** How much do we lose against a server that only sends bytes? */
export async function lecturas(): Promise<void> {
  await dataFolder(async (folder) => {
    await run('packages/demo/src/seed.ts', ['--models', String(MODELS), '--customers', '400', '--orders', '20000'], {
      DATA_DIR: folder,
    })
    const server = await serve('apps/api/src/main.mjs', PORT, '/api/health/ready', { DATA_DIR: folder })
    await sleep(REST_MS)
    const atRest = memoryOf(server)
    const at = (path: string, headers: Record<string, string> = {}): Shot => ({
      url: server.url + path,
      headers: { ...BR, ...headers },
    })
    const as = async (email: string) => {
      const { authorization = '' } = await entrar(server.url, email)
      return { authorization }
    }
    const signedIn = await as('cliente@telar.test')
    const staff = await as('ventas@telar.test')
    const asking = (path: string, headers: Record<string, string>, body: object): Shot => ({
      ...at(path, { ...headers, 'content-type': 'application/json' }),
      method: 'POST',
      body: JSON.stringify(body),
    })
    const against = async (name: string, shot: Shot, goal?: number) =>
      compare(name, shot, await bare(shot, folder), goal)
    await against('public list of models', at('/api/v1/webmodelos/getall'), 70)
    await against('public model', at('/api/v1/webmodelos/1'), 60)
    await against('signed-in list of models', at('/api/v1/webmodelos/auth/getall', signedIn))
    await against('HTML of /gallery', at('/gallery', { 'accept-language': 'es' }), 60)
    const list = { pageSize: 48, advancedFilter: { field: 'temporadaId', operator: 'gte', value: 1 } }
    const asked: [name: string, shot: Shot, goal: number, ms?: number][] = [
      ['signed-in model with stock', at('/api/v1/webmodelos/auth/1', signedIn), 80],
      ['my orders', asking('/api/v1/pedidos/search-user', signedIn, { pageSize: 20 }), 50],
      ['staff list of 48 models', asking('/api/v1/modelos/search', staff, list), 12, 5],
      ['staff search, two words', asking('/api/v1/modelos/search', staff, { keyword: 'vestido lino' }), 30, 2],
    ]
    for (const [name, shot, goal, ms] of asked) {
      await compare(name, shot, await query(folder), goal)
      await alone(name, shot, ms)
    }
    console.log(`memory     ${atRest} MB at rest (goal ≤ 200), ${memoryOf(server)} MB after all of this (goal ≤ 350)`)
    await server.stop()
  })
}
