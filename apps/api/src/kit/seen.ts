import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { LaneName } from '../db/connection.ts'
import { inTheNameOf, type Ran, type Work } from '../db/statements.ts'
import { newSpanId, Traces, traceOf } from './traces.ts'

const LONGEST_TEXT = 2000

interface Traced extends Work {
  parentSpanId?: string
}

/** What is seen of the inside: statements that take long, by the call that asked; and traces, where somebody gathers them. */
export class Seen {
  readonly #slowMs: number
  readonly #traces: Traces | undefined
  readonly #works = new WeakMap<FastifyRequest, Traced>()
  #log: Pick<FastifyBaseLogger, 'warn'> | undefined

  constructor({ SLOW_STATEMENT_MS, OTLP_URL }: Pick<Config, 'SLOW_STATEMENT_MS' | 'OTLP_URL'>) {
    this.#slowMs = SLOW_STATEMENT_MS
    this.#traces = OTLP_URL ? new Traces(OTLP_URL) : undefined
  }

  /** For the connections of a lane. */
  statements(lane: LaneName): (ran: Ran) => void {
    return ({ text, ms, failed, work }) => {
      const statement = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
      if (ms >= this.#slowMs)
        this.#log?.warn({ call: work?.name ?? null, lane, ms: Math.round(ms), statement }, 'slow statement')
      if (!this.#traces || !work) return
      this.#traces.add({
        ...{ name: 'statement', traceId: work.traceId, spanId: newSpanId(), parentSpanId: work.spanId },
        ...{ kind: 'client', ms, failed },
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement, 'telar.lane': lane },
      })
    }
  }

  /** Everything that an app does for a request is done in its name. */
  watch(app: FastifyInstance): void {
    this.#log = app.log
    const named = (request: FastifyRequest, _reply: unknown, go: () => void) => inTheNameOf(this.#workOf(request), go)
    app.addHook('onRequest', named)
    // Whoever reads a body to its end comes back from elsewhere.
    app.addHook('preValidation', named)
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions } = request
      this.#traces?.add({
        ...this.#workOf(request),
        ...{ kind: 'server', ms: reply.elapsedTime, failed: reply.statusCode >= 500 },
        attributes: {
          'http.request.method': method,
          'http.route': routeOptions.url ?? 'none',
          'http.response.status_code': reply.statusCode,
          'telar.request': request.id,
        },
      })
    })
  }

  #workOf(request: FastifyRequest): Traced {
    const known = this.#works.get(request)
    if (known) return known
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`
    const work = { name, spanId: newSpanId(), ...traceOf(request.headers.traceparent) }
    this.#works.set(request, work)
    return work
  }

  async close(): Promise<void> {
    await this.#traces?.close()
  }
}
