import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Siblings } from '../../workers/siblings.ts'
import { tooMany } from '../errors.ts'
import { fromInside, networkOf } from './network.ts'

const WINDOW_MS = 60_000
/** Whoever comes from more addresses than these only makes the counting begin anew. */
const MOST_ADDRESSES = 100_000

/** What the others are told of: networks, and how often each has come since they were last told. */
type Told = [network: string, visits: number][]

/** How often each address has come within a minute: one look into a map per request. */
export class Visits {
  readonly #counts = new Map<string, number>()
  #untold: Map<string, number> | undefined
  #ends = 0

  /** Counts one more; for how many seconds the address is to stay away, 0 if it is welcome. */
  count(address: string, most: number, now: number): number {
    const network = networkOf(address)
    const visits = this.#add(network, 1, now)
    this.#untold?.set(network, (this.#untold.get(network) ?? 0) + 1)
    return visits > most ? Math.ceil((this.#ends - now) / 1000) : 0
  }

  /** What came elsewhere counts as if it had come here. */
  hear(told: Told, now: number): void {
    for (const [network, visits] of told) this.#add(network, visits, now)
  }

  /** What has come here since this was last asked; from the first time on it is kept. */
  tell(): Told {
    const told = [...(this.#untold ?? [])]
    this.#untold = new Map()
    return told
  }

  #add(network: string, more: number, now: number): number {
    if (now >= this.#ends || this.#counts.size >= MOST_ADDRESSES) {
      this.#counts.clear()
      this.#ends = now + WINDOW_MS
    }
    const visits = (this.#counts.get(network) ?? 0) + more
    this.#counts.set(network, visits)
    return visits
  }
}

const TOPIC = 'visits'
const TOLD_EVERY_MS = 1000

/** Whoever comes to one of several behind a port has come to all of them, a moment later. */
function shareVisits(visits: Visits, siblings: Siblings): void {
  if (siblings.alone) return
  siblings.heard(TOPIC, (told: Told) => visits.hear(told, Date.now()))
  visits.tell()
  setInterval(() => {
    const told = visits.tell()
    if (told.length > 0) siblings.tell(TOPIC, told)
  }, TOLD_EVERY_MS).unref()
}

/** Through a proxy that nobody told us of all the world has one address. */
const THROUGH_UNKNOWN = 20

/** For how many seconds whoever asks is to stay away; 0 if they are welcome. Every question counts as a visit. */
export type AskedToWait = (raw: IncomingMessage, address: string) => number

/**
 * An address that comes more than so often in a minute is to wait; at 0 everybody may come as they like. `believed` says
 * whether somebody stands in front who tells the addresses of others.
 */
export function visitsOf(most: number, believed: boolean, siblings: Siblings): AskedToWait {
  if (most === 0) return () => 0
  const visits = new Visits()
  shareVisits(visits, siblings)
  return (raw, address) => {
    if (fromInside({ raw })) return 0
    const shared = !believed && raw.headers['x-forwarded-for'] !== undefined
    return visits.count(address, shared ? most * THROUGH_UNKNOWN : most, Date.now())
  }
}

/** Refuses whoever is to wait. */
export function limitVisits(app: FastifyInstance, askedToWait: AskedToWait): void {
  app.addHook('onRequest', (request, _, done) => {
    const wait = askedToWait(request.raw, request.ip)
    if (wait > 0) done(tooMany(wait))
    else done()
  })
}
