import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Result, Shot } from './shot.ts'
import { byWrk, hasWrk } from './wrk.ts'

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = '0\r\n\r\n'

function written({ url, method = 'GET', headers = {}, body = '' }: Shot): Buffer {
  const { host, pathname, search } = new URL(url)
  const all = { host, ...headers, ...(body ? { 'content-length': String(Buffer.byteLength(body)) } : {}) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${[`${method} ${pathname}${search} HTTP/1.1`, ...lines].join('\r\n')}${HEAD_END}${body}`)
}

interface Answer {
  status: number
  bytes: number
}

/** An answer that has wholly arrived, or nothing yet. */
function answerIn(received: Buffer): Answer | undefined {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const bytes = received.length - end - HEAD_END.length
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  const whole = length ? bytes >= Number(length) : received.toString('latin1', received.length - 5) === LAST_CHUNK
  return whole ? { status: Number(head.slice(9, 12)), bytes } : undefined
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  return socket
}

function answerOf(socket: Socket, request: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const settle = (then: () => void) => {
      socket.off('data', more).off('error', failed).off('close', closed)
      then()
    }
    const more = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const answer = answerIn(received)
      if (answer) settle(() => resolve(answer))
    }
    const failed = (error: Error) => settle(() => reject(error))
    const closed = () => failed(new Error('The connection was closed.'))
    socket.on('data', more).on('error', failed).on('close', closed)
    socket.write(request)
  })
}

function checked(shot: Shot): Shot {
  if (new URL(shot.url).hostname !== '127.0.0.1') throw new Error('Load goes to 127.0.0.1 only.')
  return shot
}

/** The same request, or each connection its own, or one after the other as they are made. */
type Wanted = Shot | readonly Shot[] | (() => Shot)

/**
 * Sends requests from some connections for some seconds; only ever to this machine. By wrk where it is installed and
 * they are known beforehand; else by plain sockets, so that what is measured has the processors for itself as far as
 * can be.
 */
export async function load(wanted: Wanted, { connections = 16, seconds = 4 } = {}): Promise<Result> {
  const shots = [typeof wanted === 'function' ? wanted() : wanted].flat()
  const requests = shots.map((shot) => written(checked(shot)))
  const port = Number(new URL(shots[0]?.url ?? '').port)
  if (hasWrk && typeof wanted !== 'function') return byWrk({ shots: requests, port, connections, seconds })
  const nextOf = (i: number) =>
    typeof wanted === 'function' ? () => written(checked(wanted())) : () => requests[i % requests.length] as Buffer
  const times: number[] = []
  let failed = 0
  let bytes = 0
  const end = performance.now() + seconds * 1000

  const worker = async (next: () => Buffer) => {
    let socket: Socket | undefined
    while (performance.now() < end) {
      const started = performance.now()
      try {
        socket ??= await opened(port)
        const answer = await answerOf(socket, next())
        bytes = answer.bytes
        if (answer.status >= 400) failed += 1
      } catch {
        failed += 1
        socket?.destroy()
        socket = undefined
      }
      times.push(performance.now() - started)
    }
    socket?.destroy()
  }

  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, (_, i) => worker(nextOf(i))))
  const elapsed = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), failed, bytes }
}

/** A connection that is asked one thing after the other, by plain sockets too. */
export interface Line {
  /** The status of its answer. */
  ask(shot: Shot): Promise<number>
  close(): void
}

export async function line(url: string): Promise<Line> {
  const socket = await opened(Number(new URL(url).port))
  return {
    ask: async (shot) => (await answerOf(socket, written(checked(shot)))).status,
    close: () => socket.destroy(),
  }
}
