import { onSentAway, tellReady } from './siblings.ts'

/** Whatever has not come to its end by then is cut short; every write is a transaction, so nothing is half done. */
const STOP_MS = 25_000

interface Running {
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Runs until a signal ends it, or another worker has taken its place. */
export function untilTold({ drain, stop }: Running): void {
  let stopping = false
  const exit = (code: number) => () => process.exit(code)
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(exit(1), STOP_MS).unref()
    stop().then(exit(0), exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  onSentAway(() => void drain().then(end, end))
  tellReady()
}
