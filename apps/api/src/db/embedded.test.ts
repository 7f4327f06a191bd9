import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { EmbeddedPostgres } from './embedded.ts'
import { startPostgres } from './embedded.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const isRoot = process.getuid?.() === 0
const pristine = mkdtempSync(join(tmpdir(), 'telar-embedded-'))
const servers: EmbeddedPostgres[] = []
const folders: string[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  chmodSync(pristine, 0o711)
  const server = await startPostgres(pristine)
  await server.stop()
})

afterAll(() => rmSync(pristine, { recursive: true }))

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Open to be passed through, as the server's account must be when the tests run as root. */
function temporaryFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'telar-embedded-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

/** Copying a cluster takes a tenth of the time that making one does. */
function folderWithCluster(...path: string[]): string {
  const dir = join(temporaryFolder(), ...path)
  mkdirSync(dir, { recursive: true })
  execFileSync('cp', ['-a', join(pristine, 'cluster'), dir])
  return dir
}

async function start(dir: string, durable = false): Promise<EmbeddedPostgres> {
  const server = await startPostgres(dir, { durable })
  servers.push(server)
  return server
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function queryWithin(ms: number, url: string, sql: string): Promise<Record<string, unknown>[]> {
  const giveUp = Date.now() + ms
  for (;;) {
    try {
      return await query(url, sql)
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await sleep(50)
    }
  }
}

function postmasterPid(dir: string): number {
  return Number.parseInt(readFileSync(join(dir, 'cluster/postmaster.pid'), 'utf8'), 10)
}

function socketFolder(dir: string): string {
  return readFileSync(join(dir, 'cluster/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
}

/** Another Telar process on the same folder, which says when its server is ready. */
async function startInAnotherProcess(dir: string): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded.ts'))
  const script = `const { startPostgres } = await import(${module})
    await startPostgres(${JSON.stringify(dir)}, { durable: false })
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('keeps its data from one start to the next, with fsync on', async () => {
  const dir = temporaryFolder()
  const first = await start(dir, true)
  expect(first.adopted).toBe(false)
  await query(first.url, 'create table kept as select 7 as n')
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow()

  const second = await start(dir, true)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('knows accented letters', async () => {
  const server = await start(folderWithCluster())
  await query(server.url, 'create extension pg_trgm')
  expect(await query(server.url, `select lower('ÑÁ') as low, cardinality(show_trgm('ñá')) as trigrams`)).toEqual([
    { low: 'ñá', trigrams: 3 },
  ])
})

test('comes back after the server is killed, with all that was committed', async () => {
  const dir = folderWithCluster()
  const server = await start(dir, true)
  await query(server.url, 'create table kept as select 7 as n')
  const before = postmasterPid(dir)
  process.kill(before, 'SIGKILL')
  expect(await queryWithin(10_000, server.url, 'select n from kept')).toEqual([{ n: 7 }])
  expect(postmasterPid(dir)).not.toBe(before)
})

test('adopts the server of a process that was killed, supervises it and stops it', async () => {
  const dir = folderWithCluster()
  await kill(await startInAnotherProcess(dir))
  const orphan = postmasterPid(dir)

  const server = await start(dir)
  expect(server.adopted).toBe(true)
  expect(postmasterPid(dir)).toBe(orphan)

  process.kill(orphan, 'SIGKILL')
  await queryWithin(10_000, server.url, 'select 1')
  await server.stop()
  await expect(query(server.url, 'select 1')).rejects.toThrow()
})

test('two processes share one server, and the last to leave stops it', async () => {
  const dir = folderWithCluster()
  const [first, second] = await Promise.all([start(dir), start(dir)])
  expect([first.adopted, second.adopted].sort()).toEqual([false, true])
  await first.stop()
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  await expect(query(second.url, 'select 1')).rejects.toThrow()
})

test('an adopter that leaves does not disturb the process that started the server', async () => {
  const dir = folderWithCluster()
  await startInAnotherProcess(dir)
  const guest = await start(dir)
  await guest.stop()
  expect(await query(guest.url, 'select 1 as one')).toEqual([{ one: 1 }])
  for (const child of children.splice(0)) await kill(child)
  await start(dir)
})

test('is not fooled by a lock whose number now belongs to another process', async () => {
  const dir = folderWithCluster()
  const owner = isRoot ? { uid: 65534, gid: 65534 } : {}
  const stranger = spawn('sleep', ['60'], { ...owner, cwd: '/' })
  children.push(stranger)
  writeFileSync(join(dir, 'cluster/postmaster.pid'), `${stranger.pid}\n${dir}/cluster\n0\n5432\n\n\n`)
  const server = await start(dir)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('works in a folder whose path is too long for a socket', async () => {
  const server = await start(folderWithCluster('x'.repeat(60), 'y'.repeat(60)))
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('starts afresh when the folder was deleted, even under a running server', async () => {
  const dir = join(temporaryFolder(), 'z'.repeat(100))
  await kill(await startInAnotherProcess(dir))
  const orphan = postmasterPid(dir)
  folders.push(socketFolder(dir))
  rmSync(dir, { recursive: true })
  const server = await start(dir)
  expect(server.adopted).toBe(false)
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
  process.kill(orphan, 'SIGQUIT')
})

test.skipIf(!isRoot)('root keeps the cluster elsewhere when the folder is private', async () => {
  const dir = join(temporaryFolder(0o700), 'postgres')
  const first = await start(dir)
  const cluster = realpathSync(join(dir, 'cluster'))
  folders.push(dirname(cluster))
  expect(cluster.startsWith(dir)).toBe(false)
  await query(first.url, 'create table kept as select 7 as n')
  await first.stop()

  const second = await start(dir)
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }])
  await second.stop()

  rmSync(dir, { recursive: true })
  const third = await start(dir)
  folders.push(dirname(realpathSync(join(dir, 'cluster'))))
  await expect(query(third.url, 'select n from kept')).rejects.toThrow('does not exist')
})

test.skipIf(!isRoot)('lets in nobody but who started it, not even the account of other services', async () => {
  const dir = folderWithCluster()
  const server = await start(dir)
  chmodSync(dirname(socketFolder(dir)), 0o755)
  chmodSync(socketFolder(dir), 0o755)
  chmodSync(join(socketFolder(dir), '.s.PGSQL.5432'), 0o777)
  const script = `const { Client } = await import(${JSON.stringify(import.meta.resolve('pg'))})
    process.setgid(65534)
    process.setuid(65534)
    new Client({ connectionString: ${JSON.stringify(server.url)} }).connect().then(
      () => console.log('in'), (error) => console.log(error.code))`
  const stranger = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...{ cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] },
  })
  const [said] = await once(stranger.stdout as NonNullable<typeof stranger.stdout>, 'data')
  expect(String(said).trim()).toBe('28000')
})

test('says in one sentence what keeps it from starting', async () => {
  const dir = folderWithCluster()
  writeFileSync(join(dir, 'cluster/PG_VERSION'), '9.6\n')
  await expect(startPostgres(dir)).rejects.toThrow(/PostgreSQL does not start: .*incompatible/s)
})
