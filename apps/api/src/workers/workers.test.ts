import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentBuild } from '../bundle/current.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { workersWanted } from './wanted.ts'

/** The API as it is delivered; the pages take longer to build than all of this. */
const PROGRAM = join(currentBuild().dir, 'victim.js')
const METRICS_TOKEN = 'm'.repeat(20)

test.each([
  ['--workers 2', 2],
  ['--workers=4', 4],
  ['--workers', undefined],
  ['--workers many', undefined],
  ['--workers 0', undefined],
  ['--workers 65', undefined],
])('%s', (said, wanted) => {
  expect(workersWanted(['node', 'main.mjs', ...said.split(' ')])).toBe(wanted)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

describe.runIf(process.platform === 'linux')('two workers behind one port', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'telar-workers-'))
  let base: TestDatabase
  let supervisor: ChildProcess
  let address: string
  /** The process that wrote each line of the log. */
  const answered: number[] = []

  const ask = async (path = '/api/health/ready', init: RequestInit = {}) => {
    const answer = await fetch(address + path, init)
    return { status: answer.status, text: await answer.text() }
  }
  const fresh = { headers: { connection: 'close' } }
  const twoServe = async () => {
    answered.length = 0
    for (let i = 0; i < 8; i++) await ask('/api/health', fresh)
    return new Set(answered).size
  }

  const begin = () => {
    supervisor = spawn(process.execPath, [PROGRAM, '--workers', '2'], {
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'test', PORT: new URL(address).port, DATA_DIR: dataDir, METRICS_TOKEN },
        ...{ DATABASE_URL: base.appUrl, REQUESTS_PER_MINUTE: '0', VIES_URL: 'off' },
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    supervisor.stdout?.setEncoding('utf8').on('data', (lines: string) => {
      for (const line of lines.split('\n')) {
        const pid = /"pid":(\d+),.*"msg":"answered"/.exec(line)?.[1]
        if (pid) answered.push(Number(pid))
      }
    })
  }
  const serving = async () => {
    await expect
      .poll(() =>
        ask().then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
    await expect.poll(twoServe).toBe(2)
  }

  beforeAll(async () => {
    base = await createTestDatabase()
    address = `http://127.0.0.1:${await freePort()}`
    begin()
  })
  afterAll(async () => {
    if (supervisor.exitCode === null) {
      supervisor.kill('SIGKILL')
      await once(supervisor, 'exit')
    }
    await base.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('both serve', serving)

  test('whichever is asked tells the figures of both', async () => {
    const count = async () => {
      const { text } = await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
      return Number(
        /http_request_seconds_count\{method="GET",route="\/api\/health",status="200"\} (\d+)/.exec(text)?.[1],
      )
    }
    const before = await count()
    await twoServe()
    expect(await count()).toBe(before + 8)
  })

  test('one that is killed is replaced', async () => {
    const [victim = 0, other = 0] = childrenOf(supervisor)
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => childrenOf(supervisor).includes(victim)).toBe(false)
    expect((await ask('/api/health/ready', fresh)).status).toBe(200)
    await expect.poll(twoServe).toBe(2)
    expect(childrenOf(supervisor)).toContain(other)
  })

  test('both are replaced under load, and no question is lost', async () => {
    const before = childrenOf(supervisor)
    const statuses = new Map<string, number>()
    let asking = true
    const visitor = async (path: string) => {
      while (asking) {
        const said = await ask(path).then(
          ({ status }) => String(status),
          (error: Error) => String(error.cause ?? error),
        )
        statuses.set(said, (statuses.get(said) ?? 0) + 1)
        await sleep(2)
      }
    }
    const visitors = ['/api/health', '/api/health/ready', '/api/v1/webmodelos/getall', '/api/health/ready'].map(visitor)
    supervisor.kill('SIGHUP')
    await expect.poll(() => childrenOf(supervisor).filter((pid) => !before.includes(pid)).length).toBe(2)
    await expect.poll(() => childrenOf(supervisor).length).toBe(2)
    await expect.poll(twoServe).toBe(2)
    asking = false
    await Promise.all(visitors)
    expect([...statuses.keys()].filter((said) => said !== '200')).toEqual([])
    expect(statuses.get('200')).toBeGreaterThan(100)
    expect(childrenOf(supervisor).filter((pid) => before.includes(pid))).toEqual([])
  })

  test('they end with whoever keeps them, however that ends, and leave their port to another', async () => {
    const workers = childrenOf(supervisor)
    supervisor.kill('SIGKILL')
    await once(supervisor, 'exit')
    const left = () => workers.filter((pid) => existsSync(`/proc/${pid}`))
    await expect.poll(left).toEqual([])
    begin()
    await serving()
  })

  test('all end when they are told to', async () => {
    const workers = childrenOf(supervisor)
    supervisor.kill('SIGTERM')
    const [code] = await once(supervisor, 'exit')
    expect(code).toBe(0)
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
