import http from 'node:http'

export interface Shot {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Result {
  perSecond: number
  p50: number
  p95: number
  failed: number
  bytes: number
}

function checked(shot: Shot): Shot {
  if (new URL(shot.url).hostname !== '127.0.0.1') throw new Error('Load goes to 127.0.0.1 only.')
  return shot
}

/** Sends the same request, or one after the other, from some connections for some seconds; only ever to this machine. */
export async function load(wanted: Shot | (() => Shot), { connections = 16, seconds = 4 } = {}): Promise<Result> {
  const next = typeof wanted === 'function' ? () => checked(wanted()) : () => wanted
  if (typeof wanted !== 'function') checked(wanted)
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let bytes = 0
  const end = performance.now() + seconds * 1000

  const one = () =>
    new Promise<void>((resolve) => {
      const shot = next()
      const started = performance.now()
      const done = (ok: boolean) => {
        times.push(performance.now() - started)
        if (!ok) failed += 1
        resolve()
      }
      const options = { agent, method: shot.method ?? 'GET', headers: shot.headers ?? {} }
      const request = http.request(shot.url, options, (response) => {
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
        })
        response.on('end', () => {
          bytes = size
          done((response.statusCode ?? 500) < 400)
        })
      })
      request.on('error', () => done(false))
      request.end(shot.body)
    })

  const started = performance.now()
  const worker = async () => {
    while (performance.now() < end) await one()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / elapsed, p50: at(0.5), p95: at(0.95), failed, bytes }
}
