import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { descuadres } from '../faults/storm.ts'
import { agenciaDePrueba } from '../testing/aeat.ts'
import { prepareDatabase } from '../testing/prepare.ts'
import { Apps } from './apps.ts'
import { BLOWS } from './blows.ts'
import { compare, mailsLost, waiting } from './books.ts'
import { Ground, PRIMARY_URL, REPLICA_URL, until } from './ground.ts'
import { type Heard, Load } from './load.ts'
import { Mailbox } from './mailbox.ts'
import { missingPackages } from './programs.ts'

const CALM_MS = 3000
const AFTERWARDS_MS = 3000
/** By then whoever was struck no longer says that all is well. */
const NOTICED_MS = 2000
const ENOUGH = 20
/** A mail whose process lost the database while it was on its way is sent again after two minutes. */
const LEAVING_MS = 240_000
const AGENCY_TAKES_MS = 150
const HEAD = [
  'blow',
  'orders',
  'invoices',
  'longest silence',
  'lost / twice / gaps',
  '503',
  '500',
  'line lost',
  'own read',
  'pages',
  'dark',
]

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const row = (cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`)

/** With everything that people have ever been told. */
async function one(pool: pg.Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select coalesce((${sql}), 0)::int as n`)
  return rows[0]?.n ?? 0
}

/** What one process writes all of them read, wherever their lines were cut. */
async function toldToAll(pool: pg.Pool, apps: Apps, word: string): Promise<void> {
  const id = await one(pool, 'select min(id) from modelos where publicado')
  await pool.query('update modelos set nombre = $2 where id = $1', [id, word])
  for (const n of [0, 1])
    await until(
      `process ${n + 1} with what changed`,
      async () => (await (await fetch(`${apps.address(n)}/api/v1/webmodelos/${id}`)).text()).includes(word),
      15_000,
    )
}

function tell(name: string, heard: Heard, found: { lost: number; twice: number; gaps: number }): void {
  const { orders, invoices, silenceMs, statuses, read, pages, dark } = heard
  const times = (status: number) => statuses.get(status) ?? 0
  row([
    ...[name, orders, invoices, seconds(silenceMs), `${found.lost} / ${found.twice} / ${found.gaps}`],
    ...[times(503), times(500), times(0), read, pages, dark.length],
  ])
}

/** Ends early, in order, when somebody has seen enough. */
const told = new Promise<never>((_, fail) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => fail(new Error(`Ended by ${signal}.`)))
})
told.catch(() => {})

interface Stage {
  ground: Ground
  apps: Apps
  pool: pg.Pool
  mailbox: Mailbox
  agency: Awaited<ReturnType<typeof agenciaDePrueba>>
  dataDir: string
}

/** One blow after the other while people work, and what is wrong after each. */
async function strikeAll({ ground, apps, pool }: Stage): Promise<string[]> {
  const wrong: string[] = []
  const load = await Load.open(apps, pool)
  await pool.query(`update app_settings set verifactu = verifactu || '{"modo":"test","desde":null}'`)
  const before = await one(pool, 'select max(id) from facturas')
  row(HEAD)
  row(HEAD.map(() => '---'))
  for (const [i, { name, strike }] of BLOWS.entries()) {
    await load.visitAll()
    load.start()
    await sleep(CALM_MS)
    load.heard()
    await strike({ ground, apps })
    await sleep(NOTICED_MS)
    const done = load.done
    await until(`orders after: ${name}`, async () => load.done > done + ENOUGH)
    // Whoever was struck may say for a while yet that all is well: the next blow must find two of them.
    for (let twice = 0; twice < 2; twice++) {
      await until(`two members after: ${name}`, () => ground.whole())
      await sleep(AFTERWARDS_MS)
    }
    const heard = load.heard()
    await load.stop()
    const found = await compare(pool, load, before)
    tell(name, heard, found)
    if (found.lost + found.twice + found.gaps > 0) wrong.push(`${name}: ${JSON.stringify(found)}`)
    wrong.push(...heard.dark.map((page) => `${name}: ${page}`))
    await toldToAll(pool, apps, `Ensayo ${i + 1}`)
  }
  return [...wrong, ...load.wrong]
}

/** What left the house meanwhile, and whether its books agree. */
async function lookAfterwards({ pool, mailbox, agency, dataDir }: Stage, mailsBefore: number): Promise<string[]> {
  await until('the last mail and record', async () => (await waiting(pool)) === 0, LEAVING_MS)
  const lost = await mailsLost(pool, mailbox, mailsBefore)
  const records = new Set(agency.recibidos.map(({ numSerie }) => numSerie)).size
  const books = await descuadres(PRIMARY_URL, dataDir)
  console.log(
    [
      '',
      `${mailbox.ids.size} mails came; of those sent ${lost} did not; ${mailbox.again} came again after a blow (${mailbox.pauses.map(seconds).join(', ')} later); ${mailbox.together} from two processes at once.`,
      `${agency.remesas.length} consignments with ${records} records to the agency, never more than ${agency.juntas} at once.`,
      `${books.length} rules of the books not kept.`,
    ].join('\n'),
  )
  return lost + mailbox.together > 0 || agency.juntas > 1 ? [...books, 'mail or VeriFactu: see above'] : books
}

async function rehearse(stage: Stage): Promise<string[]> {
  const { ground, apps, pool } = stage
  await ground.start()
  await until('the database through the proxy', async () => (await pool.query('select 1')).rowCount === 1)
  await prepareDatabase(PRIMARY_URL, PRIMARY_URL)
  await apps.start(0)
  await apps.start(1)
  const mailsBefore = await one(pool, "select max(id) from correos where estado = 'enviado'")
  return [...(await strikeAll(stage)), ...(await lookAfterwards(stage, mailsBefore))]
}

async function drill(folder: string): Promise<string[]> {
  const ground = new Ground(folder)
  const mailbox = new Mailbox()
  const agency = await agenciaDePrueba()
  agency.demora = AGENCY_TAKES_MS
  const dataDir = join(folder, 'datos')
  mkdirSync(dataDir)
  const apps = new Apps({
    ...{ databaseUrl: PRIMARY_URL, replicaUrl: REPLICA_URL, dataDir },
    ...{ smtpUrl: await mailbox.open(), agencyUrl: agency.url },
  })
  const pool = new pg.Pool({ connectionString: PRIMARY_URL, max: 2, connectionTimeoutMillis: 5000 })
  pool.on('error', () => {})
  try {
    return await Promise.race([rehearse({ ground, apps, pool, mailbox, agency, dataDir }), told])
  } finally {
    await Promise.all([0, 1].map((n) => apps.end(n, 'SIGTERM')))
    await pool.end().catch(() => {})
    await ground.stop()
    mailbox.close()
    await agency.close()
  }
}

const missing = missingPackages()
if (missing.length > 0) {
  console.error(
    `The drill runs on packages of Debian 12 that are not here. Install them: apt-get install ${missing.join(' ')}`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'telar-drill-'))
// Under root the members run as another user, who must be able to pass through.
chmodSync(folder, 0o711)
const wrong = await drill(folder)
for (const one of [...new Set(wrong)].slice(0, 50)) console.error(one)
if (wrong.length === 0) rmSync(folder, { recursive: true, force: true })
else console.error(`What the programs said is in ${join(folder, 'log')}.`)
process.exit(wrong.length === 0 ? 0 : 1)
