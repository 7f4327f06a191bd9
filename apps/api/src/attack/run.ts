import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { attack, type Report, refuseElsewhere } from './attack.ts'
import { startsThatAreRefused } from './starts.ts'

/** After twenty thousand calls; from there on it stays. */
const MOST_MEMORY_MB = 400
const FLAT = 1.15
const METRICS_TOKEN = 'attack'.repeat(4)
const READY_WITHIN_MS = 180_000
const MAIN = join(import.meta.dirname, '../main.mjs')

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '300000' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    url: { type: 'string' },
    report: { type: 'string' },
  },
})

interface Target {
  address: string
  /** Where its data lies, if it is ours to stop and start. */
  folder?: string
  memory: () => number | undefined
  /** What it wrote of accidents. */
  accidents: string[]
  stop(): Promise<void>
  remove(): void
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** In MB, where the system tells. */
function memoryOf(pid: number): number | undefined {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kb === undefined ? undefined : Math.round(Number(kb) / 1024)
  } catch {
    return undefined
  }
}

/** Starts the product on that folder, on this machine alone, with nothing in front that would slow the attack down. */
async function startIn(folder: string, accidents: string[]): Promise<Omit<Target, 'accidents' | 'remove'>> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
      ...{ VIES_URL: 'off', REQUESTS_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '0', METRICS_TOKEN },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (data: Buffer) => {
    for (const line of data.toString().split('\n'))
      if (line.includes('"unexpected"')) accidents.push(line.slice(0, 1500))
  })
  const gone = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
  }
  const ready = () =>
    fetch(`${address}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const until = Date.now() + READY_WITHIN_MS
  while (!(await ready())) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('The house to be attacked did not start.')
    }
    await sleep(200)
  }
  return { address, memory: () => memoryOf(child.pid ?? 0), stop }
}

/** The whole product with its demo. It is started twice: filling the demo is nobody's everyday work. */
async function ownTarget(): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'telar-attack-'))
  chmodSync(folder, 0o711)
  const accidents: string[] = []
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    await (await startIn(folder, accidents)).stop()
    const target = await startIn(folder, accidents)
    return { ...target, folder, accidents, remove }
  } catch (error) {
    remove()
    throw error
  }
}

function givenTarget(address: string): Target {
  refuseElsewhere(address)
  return { address, memory: () => undefined, accidents: [], stop: async () => {}, remove: () => {} }
}

function print({ seed, calls, seconds, statuses, away, slowest, memory, wrong }: Report): void {
  console.log(`\n${calls} answers in ${seconds} s, seed ${seed}`)
  for (const [status, n] of Object.entries(statuses)) console.log(`  ${status}: ${n}`)
  for (const [what, n] of Object.entries(away)) console.log(`  503 ${n} times: ${what}`)
  for (const { ms, what } of slowest) console.log(`  ${ms} ms: ${what}`)
  if (memory.length > 0) console.log(`  memory in MB: ${memory.join(' ')}`)
  console.log(wrong.length === 0 ? 'Nothing gave way.' : `\n${wrong.length} gave way:\n${wrong.join('\n')}`)
}

/** What of the memory is whose, where the server tells. */
async function printHeap(address: string): Promise<void> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  if (!answer.ok) return
  for (const [, name, bytes] of (await answer.text()).matchAll(
    /^(nodejs_(?:heap_size|external_memory)\w*_bytes) (\S+)/gm,
  ))
    console.log(`  ${name}: ${Math.round(Number(bytes) / 2 ** 20)} MB`)
}

function tooMuch({ memory }: Report): string[] {
  const [, , after = 0] = memory
  const end = memory.at(-1) ?? 0
  return [
    ...(after > MOST_MEMORY_MB ? [`memory: ${after} MB after the first calls, more than ${MOST_MEMORY_MB}`] : []),
    ...(end > FLAT * after ? [`memory: ${end} MB at the end, ${after} MB after the first calls`] : []),
  ]
}

const seed = values.seed === undefined ? Math.trunc(Math.random() * 2 ** 30) : Number(values.seed)
const target = values.url === undefined ? await ownTarget() : givenTarget(values.url)
let running = true
const stop = async () => {
  if (running) await target.stop()
  running = false
}
try {
  const { address, memory, accidents, folder } = target
  const plan = { address, memory, calls: Number(values.calls), minutes: Number(values.minutes), seed, force: 1 }
  const report = await attack({ ...plan, tell: (sentence) => console.log(sentence) })
  report.wrong.push(...tooMuch(report), ...accidents.slice(0, 10))
  await printHeap(address)
  await stop()
  if (folder) report.wrong.push(...(await startsThatAreRefused(folder)))
  print(report)
  if (values.report) writeFileSync(values.report, JSON.stringify(report, undefined, 2))
  process.exitCode = report.wrong.length === 0 ? 0 : 1
} finally {
  await stop()
  target.remove()
}
