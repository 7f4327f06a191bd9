import type { FastifyInstance } from 'fastify'
import { tooMany } from '../errors.ts'
import { fromInside, networkOf } from './network.ts'

const WINDOW_MS = 60_000
/** Whoever comes from more addresses than these only makes the counting begin anew. */
const MOST_ADDRESSES = 100_000

/** How often each address has come within a minute: one look into a map per request. */
export class Visits {
  readonly #most: number
  readonly #counts = new Map<string, number>()
  #ends = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more; for how many seconds the address is to stay away, 0 if it is welcome. */
  count(address: string, now: number): number {
    if (now >= this.#ends || this.#counts.size >= MOST_ADDRESSES) {
      this.#counts.clear()
      this.#ends = now + WINDOW_MS
    }
    const network = networkOf(address)
    const visits = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, visits)
    return visits > this.#most ? Math.ceil((this.#ends - now) / 1000) : 0
  }
}

/** Refuses an address that comes more than so often in a minute; 0 lets everybody come as they like. */
export function limitVisits(app: FastifyInstance, most: number): void {
  if (most === 0) return
  const visits = new Visits(most)
  app.addHook('onRequest', (request, _, done) => {
    const wait = fromInside(request) ? 0 : visits.count(request.ip, Date.now())
    if (wait > 0) done(tooMany(wait))
    else done()
  })
}
