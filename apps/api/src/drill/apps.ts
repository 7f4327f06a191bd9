import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { JWT_SECRET } from '../faults/victim.ts'
import { until } from './ground.ts'

const MAIN = join(import.meta.dirname, '../main.mjs')
const FIRST_PORT = 15_421

interface Outside {
  databaseUrl: string
  replicaUrl: string
  dataDir: string
  smtpUrl: string
  agencyUrl: string
}

/** The product itself, as it would stand on machines of its own. */
export class Apps {
  readonly #env: Record<string, string | undefined>
  readonly #running: (ChildProcess | undefined)[] = []

  constructor({ databaseUrl, replicaUrl, dataDir, smtpUrl, agencyUrl }: Outside) {
    this.#env = {
      ...{ PATH: process.env.PATH, NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'error', VIES_URL: 'off' },
      ...{
        DATABASE_URL: databaseUrl,
        DATABASE_REPLICA_URL: replicaUrl,
        DATA_DIR: dataDir,
        SMTP_URL: smtpUrl,
        VERIFACTU_URL: agencyUrl,
        JWT_SECRET,
      },
      ...{ REQUESTS_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '0' },
    }
  }

  address(n: number): string {
    return `http://127.0.0.1:${FIRST_PORT + n}`
  }

  /** Whether it is there to be asked. */
  alive(n: number): boolean {
    return this.#running[n] !== undefined
  }

  async start(n: number): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...this.#env, PORT: String(FIRST_PORT + n) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error(`Process ${n + 1} did not start.`)
    })
    ended.catch(() => {})
    const ready = until(`process ${n + 1}`, async () => (await fetch(`${this.address(n)}/api/health/ready`)).ok)
    await Promise.race([ready, ended])
    this.#running[n] = child
  }

  async end(n: number, signal: NodeJS.Signals): Promise<void> {
    const child = this.#running[n]
    if (!child) return
    this.#running[n] = undefined
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
}
