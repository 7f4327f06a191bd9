import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { tooMany } from '../errors.ts'
import { fromInside, networkOf } from './network.ts'

const WINDOW_MS = 60_000
/** Whoever comes from more addresses than these only makes the counting begin anew. */
const MOST_ADDRESSES = 100_000

/** How often each address has come within a minute: one look into a map per request. */
export class Visits {
  readonly #counts = new Map<string, number>()
  #ends = 0

  /** Counts one more; for how many seconds the address is to stay away, 0 if it is welcome. */
  count(address: string, most: number, now: number): number {
    if (now >= this.#ends || this.#counts.size >= MOST_ADDRESSES) {
      this.#counts.clear()
      this.#ends = now + WINDOW_MS
    }
    const network = networkOf(address)
    const visits = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, visits)
    return visits > most ? Math.ceil((this.#ends - now) / 1000) : 0
  }
}

/** Through a proxy that nobody told us of all the world has one address. */
const THROUGH_UNKNOWN = 20

/** For how many seconds whoever asks is to stay away; 0 if they are welcome. Every question counts as a visit. */
export type AskedToWait = (raw: IncomingMessage, address: string) => number

/**
 * An address that comes more than so often in a minute is to wait; at 0 everybody may come as they like. `believed` says
 * whether somebody stands in front who tells the addresses of others.
 */
export function visitsOf(most: number, believed: boolean): AskedToWait {
  if (most === 0) return () => 0
  const visits = new Visits()
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
