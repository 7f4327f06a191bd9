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

/**
 * Refuses an address that comes more than so often in a minute; 0 lets everybody come as they like. `believed` says
 * whether somebody stands in front who tells the addresses of others.
 */
export function limitVisits(app: FastifyInstance, most: number, believed: boolean): void {
  if (most === 0) return
  const visits = new Visits()
  app.addHook('onRequest', (request, _, done) => {
    const shared = !believed && request.headers['x-forwarded-for'] !== undefined
    const wait = fromInside(request) ? 0 : visits.count(request.ip, shared ? most * THROUGH_UNKNOWN : most, Date.now())
    if (wait > 0) done(tooMany(wait))
    else done()
  })
}
