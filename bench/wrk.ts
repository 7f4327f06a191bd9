import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Result, Shot } from './load.ts'

const SCRIPT = join(import.meta.dirname, 'wrk.lua')
const FIGURES = /^FIGURES (.+)$/m

interface Figures {
  requests: number
  micros: number
  bytes: number
  failed: number
  p50: number
  p95: number
}

/** Whether this machine has it: a generator that costs little beside what it measures. */
export const hasWrk: boolean = !spawnSync('wrk', ['--version']).error

export async function byWrk(shot: Shot, connections: number, seconds: number): Promise<Result> {
  const headers = Object.entries(shot.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await promisify(execFile)(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, ...headers, '-s', SCRIPT, shot.url],
    {
      env: {
        ...process.env,
        SHOT_METHOD: shot.method ?? 'GET',
        ...(shot.body ? { SHOT_BODY: shot.body } : {}),
      },
    },
  )
  const said = FIGURES.exec(stdout)?.[1]
  if (!said) throw new Error(`wrk says: ${stdout}`)
  const { requests, micros, bytes, failed, p50, p95 } = JSON.parse(said) as Figures
  return {
    perSecond: requests / (micros / 1e6),
    p50: p50 / 1000,
    p95: p95 / 1000,
    failed,
    bytes: Math.round(bytes / Math.max(1, requests)),
  }
}
