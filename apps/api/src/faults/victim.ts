import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { currentBuild } from '../bundle/current.ts'

/** Compiled code is kept between starts, of which there are many. */
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/telar')
export const JWT_SECRET = 'faults'.repeat(8)

export interface Victim {
  address: string
  /** Ends the process as a power cut would, and waits until the database has noticed. */
  kill(): Promise<void>
}

const SOURCES = join(import.meta.dirname, 'process.ts')
/** As it is delivered, where it has been built. */
function processFile(): string {
  const { dir, exists } = currentBuild()
  return exists ? join(dir, 'victim.js') : SOURCES
}

let n = 0

/** Starts a process of ours on that database. */
export async function startVictim(
  databaseUrl: string,
  dataDir: string,
  pool: pg.Pool,
  { ahead = 0 }: { ahead?: number } = {},
): Promise<Victim> {
  n += 1
  const name = `faults-${n}`
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', name)
  const child = fork(processFile(), {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      FAULTS_AHEAD: String(ahead),
      ...{
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        VIES_URL: 'off',
        DATA_DIR: dataDir,
        DATABASE_URL: url.href,
        JWT_SECRET,
      },
    },
    // what holds the tests' own loader would slow it down
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const started = once(child, 'message')
  const failed = once(child, 'exit').then(() => {
    throw new Error('The process to be killed did not start.')
  })
  failed.catch(() => {})
  const [address] = (await Promise.race([started, failed])) as [string]
  return {
    address,
    async kill() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      while ((await sessionsOf(pool, name)) > 0) await sleep(5)
    },
  }
}

/** A statement that was on its way when its process died is still carried out, or rolled back, by the database. */
async function sessionsOf(pool: pg.Pool, name: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from pg_stat_activity where application_name = $1',
    [name],
  )
  return rows[0]?.n ?? 0
}
