import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const folder = mkdtempSync(join(tmpdir(), 'telar-faults-'))
chmodSync(folder, 0o711)
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
  const weather = [...(calm ? [calm] : []), { name: 'PostgreSQL is killed', ms: 3000, come: killPostgres }, ...rest]
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
  rmSync(folder, { recursive: true, force: true })
}
