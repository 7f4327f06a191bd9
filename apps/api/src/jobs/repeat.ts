import type { FastifyBaseLogger } from 'fastify'
import type { Changes } from '../kit/memory/changes.ts'

const POLL_MS = 5000

interface Work {
  log: Pick<FastifyBaseLogger, 'warn'>
  changes: Pick<Changes, 'on'>
  /** A change of this table wakes the worker. */
  table: string
  /** Does one piece of work, of which it may leave the rest when it is no longer to go on; says whether there was any. */
  step: (going: () => boolean) => Promise<boolean>
}

/** Works while there is work: at once when its table changes, and every few seconds whatever happens. */
export function repeat({ log, changes, table, step }: Work): () => Promise<void> {
  let stopped = false
  let again = false
  let running: Promise<void> | undefined

  async function drain(): Promise<void> {
    do {
      again = false
      while (!stopped && (await step(() => !stopped))) {}
    } while (again && !stopped)
  }

  function wake(): void {
    if (stopped) return
    again = true
    running ??= drain()
      .catch((error) => log.warn({ err: error }, `Work on ${table} failed; it will be tried again.`))
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  changes.on((changed) => {
    if (changed === table || changed === null) wake()
  })
  wake()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
