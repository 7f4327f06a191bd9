import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Result } from './shot.ts'

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

interface Sending {
  /** Requests as they go over the wire. */
  shots: readonly Buffer[]
  port: number
  connections: number
  seconds: number
}

const BETWEEN = Buffer.from([0])

export async function byWrk({ shots, port, connections, seconds }: Sending): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'telar-wrk-'))
  const file = join(folder, 'shots')
  await writeFile(file, Buffer.concat(shots.flatMap((shot) => [shot, BETWEEN])))
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT, `http://127.0.0.1:${port}`]
  const { stdout } = await promisify(execFile)('wrk', args, { env: { ...process.env, SHOTS: file } })
  await rm(folder, { recursive: true })
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
