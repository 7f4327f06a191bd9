import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { originalName } from '../casa/imagenes/nombres.ts'
import { readConfig } from '../config.ts'
import { createDb, createPool } from '../db/connection.ts'
import { firstRow, rows } from '../db/rows.ts'
import { openHouse } from '../house.ts'
import { type Line, lineTo } from '../testing/line.ts'
import { startVictim, type Victim } from './victim.ts'
import { type Acknowledged, type Desk, KINDS, openDesk, openStore, work } from './work.ts'

/** What happens to the house while people work. */
export interface Weather {
  name: string
  ms: number
  come(house: Stormy): Promise<void>
}

interface Stormy {
  line: Line
  victims: Victim[]
  /** By a clock that is so many milliseconds ahead. */
  start(ahead?: number): Promise<Victim>
}

const EACH_MS = 1500

async function replace(house: Stormy, i: number): Promise<void> {
  const next = house.start()
  await house.victims[i]?.kill()
  house.victims[i] = await next
}

const BEFORE_MS = 7000
const AT_WORK_MS = 3000

/** Two processes take the place of those there were; by the one clock of both, a moment comes while they are at work. */
const clockTo = (name: string, moment: string): Weather => ({
  name,
  ms: AT_WORK_MS + 2000,
  come: async (house) => {
    const begun = Date.now()
    const ahead = Date.parse(moment) - BEFORE_MS - begun
    const next = await Promise.all(house.victims.map(() => house.start(ahead)))
    await Promise.all(house.victims.map((victim) => victim.kill()))
    house.victims.splice(0, next.length, ...next)
    await sleep(Math.max(0, begun + BEFORE_MS - AT_WORK_MS - Date.now()))
  },
})

/** In the order of the calendar: an invoice is never dated before the last one. */
export const WEATHER: readonly Weather[] = [
  { name: 'nothing', ms: EACH_MS, come: async () => {} },
  { name: 'one of two processes is killed', ms: EACH_MS, come: (house) => replace(house, 0) },
  {
    name: 'the line to the database is cut',
    ms: EACH_MS,
    come: async ({ line }) => {
      line.set('cut')
      await sleep(EACH_MS)
      line.set('whole')
    },
  },
  {
    name: 'the database says nothing',
    ms: EACH_MS,
    come: async ({ line }) => {
      line.set('silent')
      await sleep(EACH_MS)
      line.set('whole')
    },
  },
  { name: 'the other process is killed', ms: EACH_MS, come: (house) => replace(house, 1) },
  clockTo('New Year', '2026-12-31T23:00:00Z'),
  clockTo('an hour is lost', '2027-03-28T01:00:00Z'),
  clockTo('an hour comes twice', '2027-10-31T01:00:00Z'),
]

const Found = z.object({ found: z.int() })
const TABLES = { order: 'pedidos', receipt: 'entradas', upload: 'imagenes' } as const

/** What somebody was told is done, and is not there. */
async function lost(pool: pg.Pool, dataDir: string, told: readonly Acknowledged[]): Promise<string[]> {
  const db = createDb(pool)
  const missing: string[] = []
  const payments = Map.groupBy(
    told.filter(({ kind }) => kind === 'payment'),
    ({ id }) => id,
  )
  for (const [id, of] of payments) {
    const row = await firstRow(db, Found, sql`select count(*)::int as found from cobros where factura_id = ${id}`)
    if ((row?.found ?? 0) < of.length) missing.push(`${of.length} payments of invoice ${id}, ${row?.found} are there`)
  }
  for (const { kind, id } of told) {
    if (kind === 'payment') continue
    const query =
      kind === 'invoice'
        ? sql`select count(*)::int as found from facturas where id = ${id} and estado = 'emitida'`
        : sql`select count(*)::int as found from ${sql.identifier(TABLES[kind])} where id = ${id}`
    if ((await firstRow(db, Found, query))?.found !== 1) missing.push(`${kind} ${id}`)
    if (kind === 'upload' && !existsSync(join(dataDir, 'ficheros', originalName({ id, formato: 'png' }))))
      missing.push(`the file of picture ${id}`)
  }
  return missing
}

const Falta = z.object({ que: z.string().nullable(), esperado: z.string().nullable(), hallado: z.string().nullable() })

/** What does not agree in the books. */
export async function descuadres(url: string, dataDir: string): Promise<string[]> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32) }, dataDir)
  const house = await openHouse(config, url, console)
  try {
    const found: string[] = []
    for (const { nombre, sql: consulta } of house.invariantes)
      for (const { que, esperado, hallado } of await rows(house.jobs.db, Falta, consulta))
        found.push(`${nombre}: ${que}, ${esperado} expected, ${hallado} found`)
    return found
  } finally {
    await house.close()
  }
}

export interface Stormed {
  /** How much of each kind was acknowledged. */
  done: Record<string, number>
  /** How often nobody could be answered. */
  unanswered: number
  wrong: string[]
}

/** People work at two processes while one thing after the other happens to them. */
export async function storm(
  url: string,
  { workers = 6, weather = WEATHER }: { workers?: number; weather?: readonly Weather[] } = {},
): Promise<Stormed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'telar-faults-'))
  const pool = createPool(url, 'jobs')
  const line = await lineTo(url)
  const start = (ahead = 0) => startVictim(line.url(url), dataDir, pool, { ahead })
  const house: Stormy = { line, start, victims: [] }
  const told: Acknowledged[] = []
  const wrong: string[] = []
  let unanswered = 0
  try {
    const desk: Desk = await openDesk(pool)
    house.victims.push(await start(), await start())
    const materiaId = await openStore(house.victims[0]?.address ?? '', desk, pool)
    let working = true
    const worker = async (n: number) => {
      for (let i = n; working; i++) {
        const kind = KINDS[i % KINDS.length] as (typeof KINDS)[number]
        const invoices = told.filter((one) => one.kind === 'invoice')
        const invoice = invoices[i % (invoices.length || 1)]?.id
        if (kind === 'payment' && invoice === undefined) continue
        const { address = '' } = house.victims[(n + i) % house.victims.length] ?? {}
        const { status, body, acknowledged } = await work(address, desk, kind, { materiaId, invoice })
        if (acknowledged) told.push(acknowledged)
        else if (status === 0 || status === 503) {
          unanswered += 1
          await sleep(50)
        } else wrong.push(`${kind}: ${status} ${String(body).slice(0, 200)}`)
      }
    }
    const all = Array.from({ length: workers }, (_, n) => worker(n))
    for (const { name, ms, come } of weather) {
      const before = told.length
      await come(house)
      await sleep(ms)
      // The last of what waited for a silent database is told so after its time.
      for (let waited = 0; told.length === before && waited < 40; waited++) await sleep(500)
      if (told.length === before) wrong.push(`${name}: nothing was done afterwards`)
    }
    working = false
    await Promise.all(all)
    wrong.push(...(await lost(pool, dataDir, told)).map((what) => `lost: ${what}`))
    wrong.push(...(await descuadres(url, dataDir)))
  } finally {
    for (const victim of house.victims) await victim.kill().catch(() => {})
    await line.close()
    await pool.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const done = Object.fromEntries(KINDS.map((kind) => [kind, told.filter((one) => one.kind === kind).length]))
  return { done, unanswered, wrong: [...new Set(wrong)].slice(0, 50) }
}
