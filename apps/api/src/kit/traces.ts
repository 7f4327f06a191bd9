import { randomUUID } from 'node:crypto'
import { outside } from '../db/outside.ts'
import type { Work } from '../db/statements.ts'

const EVERY_MS = 5000
const TIMEOUT_MS = 5000
/** More than this waits for nobody: what comes then is not told. */
const MOST = 4096

const KINDS = { server: 2, client: 3 } as const

interface Span extends Work {
  parentSpanId?: string | undefined
  kind: keyof typeof KINDS
  ms: number
  failed: boolean
  attributes: Record<string, string | number>
}

const CALLED_FROM = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/

const newTraceId = (): string => randomUUID().replaceAll('-', '')
/** Its beginning: the end of a number of that kind says which kind it is. */
export const newSpanId = (): string => newTraceId().slice(0, 12) + newTraceId().slice(0, 4)

/** The trace that a request belongs to, by the header of whoever called, or a new one. */
export function traceOf(traceparent: unknown): { traceId: string; parentSpanId?: string } {
  const [, traceId, parentSpanId] = CALLED_FROM.exec(typeof traceparent === 'string' ? traceparent : '') ?? []
  return traceId && parentSpanId ? { traceId, parentSpanId } : { traceId: newTraceId() }
}

const nanos = (ms: number): string => (BigInt(Math.round(ms * 1000)) * 1000n).toString()
const typed = (value: string | number) =>
  typeof value === 'number' ? { intValue: String(value) } : { stringValue: value }

const attributesOf = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: typed(value) }))

function written({ name, traceId, spanId, parentSpanId, kind, ms, failed, attributes }: Span) {
  const end = Date.now()
  return {
    ...{ name, traceId, spanId, kind: KINDS[kind], attributes: attributesOf(attributes) },
    ...(parentSpanId ? { parentSpanId } : {}),
    startTimeUnixNano: nanos(end - ms),
    endTimeUnixNano: nanos(end),
    status: { code: failed ? 2 : 0 },
  }
}

/** Hands spans to a collector of OpenTelemetry, some at a time; one that does not answer costs nobody anything. */
export class Traces {
  readonly #url: string
  readonly #timer: NodeJS.Timeout
  #waiting: ReturnType<typeof written>[] = []

  constructor(endpoint: string) {
    this.#url = `${endpoint.replace(/\/$/, '')}/v1/traces`
    this.#timer = setInterval(() => void this.send(), EVERY_MS)
    this.#timer.unref()
  }

  add(span: Span): void {
    if (this.#waiting.length < MOST) this.#waiting.push(written(span))
  }

  async send(): Promise<void> {
    const spans = this.#waiting
    if (spans.length === 0) return
    outside('Another server')
    this.#waiting = []
    const resource = { attributes: attributesOf({ 'service.name': 'telar', 'process.pid': process.pid }) }
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'telar' }, spans }] }] })
    await fetch(this.#url, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body, redirect: 'error' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {})
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.send()
  }
}
