import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../db/embedded.ts'
import { prepareDatabase } from '../testing/prepare.ts'
import { killWhileSending, sendRepeatedly } from './scenarios.ts'
import { storm, WEATHER } from './storm.ts'

/** A database of its own on a PostgreSQL that really writes to disk. */
async function database(serverUrl: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await prepareDatabase(url.href)
  return url.href
}

const DISK = '1g'
const FULL_FOR_MS = 3000

/** A small disk of its own, where whoever runs this may have one. */
const ownDisk = (at: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0711`, 'tmpfs', at], { stdio: 'ignore' }).status === 0

/** Takes all that is left of the disk, and gives it back after a while. */
async function fill(disk: string): Promise<void> {
  const ballast = join(disk, 'ballast')
  const file = openSync(ballast, 'w')
  try {
    for (const piece of [2 ** 20, 2 ** 12]) {
      const bytes = Buffer.alloc(piece)
      for (let room = true; room; ) {
        try {
          writeSync(file, bytes)
        } catch {
          room = false
        }
      }
    }
    await sleep(FULL_FOR_MS)
  } finally {
    closeSync(file)
    rmSync(ballast)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'telar-faults-'))
chmodSync(folder, 0o711)
const alone = ownDisk(folder)
const server = await startPostgres(folder)
try {
  const killed = await killWhileSending(await database(server.url, 'killed'), { kills: 200, carts: 16 })
  console.log(
    `${killed.kills} kills of the app, ${killed.between} of them between the first order and the last:`,
    `${killed.sends} carts sent, ${killed.orders} orders, ${killed.wrong.length} wrong`,
  )
  const repeated = await sendRepeatedly(await database(server.url, 'repeated'), { carts: 100, times: 50 })
  console.log(
    `100 carts, each sent 50 times in parallel: ${repeated.orders} orders of ${repeated.sends} sends,`,
    `${repeated.wrong.length} wrong`,
  )
  const killPostgres = async () => {
    process.kill(Number.parseInt(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  }
  const [calm, ...rest] = WEATHER
  const weather = [
    ...(calm ? [calm] : []),
    { name: 'PostgreSQL is killed', ms: 3000, come: killPostgres },
    ...(alone ? [{ name: 'the disk is full', ms: 8000, come: () => fill(folder) }] : []),
    ...rest,
  ]
  if (!alone) console.log('No disk of its own could be had: a full one is not tried.')
  const stormed = await storm(await database(server.url, 'stormed'), { weather })
  console.log(
    `${weather.length} kinds of weather over two processes: ${JSON.stringify(stormed.done)} acknowledged,`,
    `${stormed.unanswered} times nobody could answer, ${stormed.wrong.length} wrong`,
  )
  const wrong = [...killed.wrong, ...repeated.wrong, ...stormed.wrong]
  for (const one of wrong) console.error(one)
  process.exitCode = wrong.length === 0 && repeated.orders === 100 ? 0 : 1
} finally {
  await server.stop()
  if (alone) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
}
