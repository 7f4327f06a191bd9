import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'

export interface Asked {
  method: string
  url: string
  headers?: Record<string, string>
  payload?: string | Buffer
  /** Only its head is waited for. */
  headOnly?: boolean
}

export interface Heard {
  /** 0 where the line broke. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  ms: number
}

const LONGEST_MS = 60_000

/** Speaks to one server, over a few lines that stay open. */
export class Wire {
  readonly #at: URL
  readonly #agent: Agent

  constructor(address: string, lines: number) {
    this.#at = new URL(address)
    this.#agent = new Agent({ keepAlive: true, maxSockets: lines })
  }

  ask({ method, url, headers = {}, payload, headOnly = false }: Asked): Promise<Heard> {
    const began = performance.now()
    return new Promise((resolve) => {
      const done = (heard: Omit<Heard, 'ms'>) => resolve({ ...heard, ms: performance.now() - began })
      const broken = (error: Error) => done({ status: 0, headers: {}, body: error.message })
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
      const { hostname, port } = this.#at
      const asking = request(
        {
          hostname,
          port,
          method,
          path: url,
          headers: { ...headers, ...length },
          agent: this.#agent,
          timeout: LONGEST_MS,
        },
        (answer) => {
          const { statusCode: status = 0, headers: said } = answer
          if (headOnly) {
            done({ status, headers: said, body: '' })
            asking.destroy()
            return
          }
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', broken)
          answer.on('end', () => done({ status, headers: said, body: Buffer.concat(parts).toString() }))
        },
      )
      asking.on('error', broken)
      asking.on('timeout', () => asking.destroy(new Error(`no answer in ${LONGEST_MS} ms`)))
      asking.end(payload)
    })
  }

  /** A bare line, to say on it whatever one likes. */
  async line(): Promise<{ socket: Socket; said: () => string }> {
    const socket = connect(Number(this.#at.port), this.#at.hostname)
    socket.on('error', () => {})
    let said = ''
    socket.on('data', (data) => {
      said += data
    })
    await once(socket, 'connect')
    return { socket, said: () => said }
  }

  close(): void {
    this.#agent.destroy()
  }
}
