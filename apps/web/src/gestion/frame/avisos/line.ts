import type { Client } from '@telar/client'
import { isAuthentication } from '@telar/client/errors'
import { avisos } from '@telar/contract/calls'
import type { Aviso } from '@telar/contract/casa/avisos'
import { listen as listening } from '../../../kit/calls/listening.ts'
import { retryDelay } from '../../../kit/constants.ts'
import { eventsOf } from './events.ts'

const NAME = 'telar-avisos'

export interface Listener {
  onAviso: (aviso: Aviso) => void
  /** Whether what happens is being heard; on hearing again, something may have been missed. */
  onLine: (up: boolean) => void
}

type Told = { aviso: Aviso } | { up: boolean } | 'who?'

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Keeps a line to the server open until told to stop, waiting longer after each failure. */
async function hold(client: Client, { onAviso, onLine }: Listener, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      const stream = await listening(client, avisos.escuchar, {}, signal)
      failures = 0
      onLine(true)
      for await (const aviso of eventsOf<Aviso>(stream)) onAviso(aviso)
    } catch (error) {
      if (isAuthentication(error)) break
    }
    if (signal.aborted) break
    onLine(false)
    await pause(retryDelay(failures) * (0.5 + Math.random()), signal)
    failures += 1
  }
}

/**
 * Hears the server. The tabs of a browser share one line, because a browser opens few to the same place: the one that
 * holds the lock keeps it and tells the others. Where there are no locks each tab has its own.
 */
export function listen(client: Client, listener: Listener): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  if (!navigator.locks) {
    void hold(client, listener, signal)
    return () => stopped.abort()
  }
  const others = new BroadcastChannel(NAME)
  const tell = (told: Told) => !signal.aborted && others.postMessage(told)
  let up: boolean | undefined
  others.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data === 'who?') {
      if (up !== undefined) tell({ up })
    } else if ('up' in data) listener.onLine(data.up)
    else listener.onAviso(data.aviso)
  }
  tell('who?')
  const both: Listener = {
    onAviso: (aviso) => {
      tell({ aviso })
      listener.onAviso(aviso)
    },
    onLine: (now) => {
      up = now
      tell({ up })
      listener.onLine(now)
    },
  }
  navigator.locks.request(NAME, { signal }, () => hold(client, both, signal)).catch(() => {})
  return () => {
    stopped.abort()
    others.close()
  }
}
