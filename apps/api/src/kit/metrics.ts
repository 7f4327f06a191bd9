import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Siblings } from '../workers/siblings.ts'
import type { Answered } from './door/short-way.ts'

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Something that is measured when somebody asks. */
export interface Gauge {
  name: string
  help: string
  labels: readonly string[]
  /** Of several processes behind a port: each has its own, or all see the same. */
  of: 'process' | 'house'
  read: () => Promise<{ labels: Record<string, string>; value: number }[]>
}

/** Who measures: with which token it is asked, what it has, and the others behind its port. */
interface Measured {
  config: Pick<Config, 'METRICS_TOKEN'>
  gauges: readonly Gauge[]
  siblings: Siblings
}

const TOPIC = 'metrics'

/**
 * Figures for Prometheus at /metrics, for whoever holds the token; without one in the settings there are none. Of
 * several processes behind a port whichever is asked tells those of all.
 */
export async function metrics(
  app: FastifyInstance,
  { config: { METRICS_TOKEN }, gauges, siblings }: Measured,
): Promise<(answered: Answered) => void> {
  if (!METRICS_TOKEN) return () => undefined
  const { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  for (const { name, help, labels, of, read } of gauges)
    new Gauge({
      ...{ name, help, labelNames: labels, registers: [registry], aggregator: of === 'house' ? 'max' : 'sum' },
      // What cannot be measured now is left out: the rest is told all the same.
      async collect() {
        const measured = await read().catch(() => [])
        this.reset()
        for (const { labels: own, value } of measured) this.set(own, value)
      },
    })
  siblings.answers(TOPIC, () => registry.getMetricsAsJSON())
  const all = async () => {
    if (siblings.alone) return registry.metrics()
    const [own, others] = await Promise.all([registry.getMetricsAsJSON(), siblings.ask<object[]>(TOPIC)])
    return AggregatorRegistry.aggregate([own, ...others]).metrics()
  }
  app.get('/metrics', async (request, reply) => {
    if (!same(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await all())
  })
  return ({ method, route = 'none', status, ms }) =>
    seconds.observe({ method, route, status: String(status) }, ms / 1000)
}
