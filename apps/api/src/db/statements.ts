import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The call in whose name statements run, and its place in a trace. */
export interface Work {
  name: string
  traceId: string
  spanId: string
}

const current = new AsyncLocalStorage<Work>()

export const inTheNameOf = (work: Work, go: () => void): void => current.run(work, go)

/** A statement that has run. Its values are not told: they are what people typed. */
export interface Ran {
  text: string
  ms: number
  failed: boolean
  work: Work | undefined
}

type Query = (...args: unknown[]) => unknown

/** The text of what is asked; nothing of what is more than a statement, as a stream is, or holds what somebody is called. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked.startsWith('begin;') ? undefined : asked
  const { text, submit } = (asked ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}

/** Tells of every statement that runs over these connections. */
export function watchStatements(pool: pg.Pool, tell: (ran: Ran) => void): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const watched: Query = (...args) => {
      const text = textOf(args[0])
      if (text === undefined) return query(...args)
      const work = current.getStore()
      const began = performance.now()
      const done = (failed: boolean) => tell({ text, ms: performance.now() - began, failed, work })
      const last = args.at(-1)
      if (typeof last === 'function') {
        const told = (error: unknown, result: unknown) => {
          done(Boolean(error))
          last(error, result)
        }
        return query(...args.slice(0, -1), told)
      }
      const answer = query(...args) as Promise<unknown>
      answer.then(
        () => done(false),
        () => done(true),
      )
      return answer
    }
    client.query = watched as typeof client.query
  })
}
