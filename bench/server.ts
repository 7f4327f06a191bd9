import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PORT } from '../apps/api/src/db/embedded/postmaster.ts'
import { OWNER } from '../apps/api/src/db/embedded/who.ts'

const ROOT = join(import.meta.dirname, '..')
const START_LIMIT_MS = 120_000
/** All the load comes from one address. */
const UNLIMITED = { REQUESTS_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '0' }

export interface Server {
  url: string
  started: number
  pid: number
  stop(): Promise<void>
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + START_LIMIT_MS
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error('The server took too long to start.')
}

/** Starts a process of this repository and waits until it answers at `path`. */
export async function serve(
  script: string,
  port: number,
  path: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  if (await fetch(url).catch(() => undefined)) throw new Error(`Somebody else answers at ${url}.`)
  const started = performance.now()
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      ...UNLIMITED,
      ...env,
    },
    stdio: 'ignore',
  })
  await ready(url + path, child)
  return {
    url,
    started: performance.now() - started,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

export async function run(script: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} failed.`)
}

/** The database of a server that runs on that folder. */
export const databaseUrl = (folder: string): string =>
  `postgres://${OWNER}@localhost:${PORT}/postgres?host=${encodeURIComponent(join(folder, 'postgres/socket'))}`

/** A data folder that is gone afterwards; others may pass through it, as the database's user has to. */
export async function dataFolder<R>(use: (folder: string) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(join(tmpdir(), 'telar-bench-'))
  await chmod(folder, 0o755)
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
