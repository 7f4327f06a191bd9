import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createPool } from '../db/connection.ts'
import { type Buyer, fillCarts, makeBuyers, send } from './buyers.ts'
import { inspect, inspectHouse } from './inspect.ts'
import { startVictim, type Victim } from './victim.ts'

interface Surroundings {
  pool: pg.Pool
  start(): Promise<Victim>
}

async function withHouse<R>(url: string, use: (house: Surroundings) => Promise<R>): Promise<R> {
  const dataDir = await mkdtemp(join(tmpdir(), 'telar-faults-'))
  const pool = createPool(url, 'jobs')
  try {
    return await use({ pool, start: () => startVictim(url, dataDir, pool) })
  } finally {
    await pool.end()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export interface Killed {
  kills: number
  sends: number
  orders: number
  /** Kills that fell between the first order and the last. */
  between: number
  wrong: string[]
}

/** An answer that somebody has read is kept. */
async function acknowledgedAreThere(
  sent: readonly { buyer: Buyer; id: number | undefined }[],
  orders: Map<string, number>,
): Promise<string[]> {
  return sent
    .filter(({ buyer, id }) => id !== undefined && orders.get(buyer.email) !== id)
    .map(({ buyer, id }) => `${buyer.email} was answered order ${id}, which is not there`)
}

/** The next process is being started meanwhile, which takes its time from this one. */
const BEYOND = 1.5

/** Kills the app at random moments while carts are being sent, and looks at what is left after each. */
export function killWhileSending(url: string, { kills, carts }: { kills: number; carts: number }): Promise<Killed> {
  return withHouse(url, async ({ pool, start }) => {
    const buyers = await makeBuyers(pool, carts)
    const result: Killed = { kills, sends: kills * carts, orders: 0, between: 0, wrong: [] }
    const sendAll = (victim: Victim) =>
      Promise.all(buyers.map(async (buyer) => ({ buyer, ...(await send(victim.address, buyer)) })))
    let victim = await start()
    await fillCarts(pool, buyers, 'warm')
    const began = performance.now()
    await sendAll(victim)
    // moments are spread over the time that all of it takes in a process that has just started, and beyond
    const span = (performance.now() - began) * BEYOND
    await victim.kill()
    victim = await start()
    for (let round = 0; round < kills; round++) {
      const mark = `round ${round}`
      await fillCarts(pool, buyers, mark)
      const next = start()
      const sending = sendAll(victim)
      await sleep(Math.random() * span)
      await victim.kill()
      const sent = await sending
      const { orders, wrong } = await inspect(pool, buyers, mark)
      result.orders += orders.size
      if (orders.size > 0 && orders.size < carts) result.between += 1
      result.wrong.push(...wrong, ...(await acknowledgedAreThere(sent, orders)))
      victim = await next
    }
    await victim.kill()
    result.wrong.push(...(await inspectHouse(pool)))
    return result
  })
}

export interface Repeated {
  sends: number
  orders: number
  wrong: string[]
}

/** As many as are sent at once; more would only wait in line. */
const CARTS_AT_ONCE = 4

/** Sends every cart many times in parallel. */
export function sendRepeatedly(url: string, { carts, times }: { carts: number; times: number }): Promise<Repeated> {
  return withHouse(url, async ({ pool, start }) => {
    const buyers = await makeBuyers(pool, carts)
    await fillCarts(pool, buyers, 'repeated')
    const victim = await start()
    const wrong: string[] = []
    for (let i = 0; i < carts; i += CARTS_AT_ONCE) {
      const some = buyers.slice(i, i + CARTS_AT_ONCE)
      await Promise.all(
        some.map(async (buyer) => {
          const sent = await Promise.all(Array.from({ length: times }, () => send(victim.address, buyer)))
          const answers = new Set(sent.map(({ status, id }) => `${status} ${id}`))
          if (answers.size > 1 || sent[0]?.status !== 200) wrong.push(`${buyer.email}: ${[...answers].join(', ')}`)
        }),
      )
    }
    const found = await inspect(pool, buyers, 'repeated')
    await victim.kill()
    const all = [...wrong, ...found.wrong, ...(await inspectHouse(pool))]
    return { sends: carts * times, orders: found.orders.size, wrong: all }
  })
}
