import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { descuadres } from '../faults/storm.ts'
import { agenciaDePrueba } from '../testing/aeat.ts'
import { Apps } from './apps.ts'
import { BLOWS } from './blows.ts'
import { compare, mailsLost, waiting } from './books.ts'
import { Ground, PRIMARY_URL, REPLICA_URL, until } from './ground.ts'
import { type Heard, Load } from './load.ts'
import { Mailbox } from './mailbox.ts'
import { missingPackages } from './programs.ts'

const CALM_MS = 3000
const AFTERWARDS_MS = 3000
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

async function drill(folder: string): Promise<string[]> {
  const wrong: string[] = []
  const ground = new Ground(folder)
  const mailbox = new Mailbox()
  const agency = await agenciaDePrueba()
  agency.demora = AGENCY_TAKES_MS
  const dataDir = join(folder, 'datos')
  mkdirSync(dataDir)
  const apps = new Apps({
    databaseUrl: PRIMARY_URL,
    replicaUrl: REPLICA_URL,
    dataDir,
    smtpUrl: await mailbox.open(),
    agencyUrl: agency.url,
  })
  const pool = new pg.Pool({ connectionString: PRIMARY_URL, max: 2, connectionTimeoutMillis: 5000 })
  pool.on('error', () => {})
  try {
    await ground.start()
    await until('the database through the proxy', async () => (await pool.query('select 1')).rowCount === 1)
    await apps.start(0)
    await apps.start(1)
    const load = await Load.open(apps, pool)
    await pool.query(`update app_settings set verifactu = verifactu || '{"modo":"test","desde":null}'`)
    const before = await one(pool, 'select max(id) from facturas')
    const mailsBefore = await one(pool, "select max(id) from correos where estado = 'enviado'")
    row(HEAD)
    row(HEAD.map(() => '---'))
    for (const { name, strike } of BLOWS) {
      load.start()
      await sleep(CALM_MS)
      load.heard()
      await strike({ ground, apps })
      await until(`two members after: ${name}`, () => ground.whole())
      await until(`the proxy after: ${name}`, async () => (await pool.query('select 1')).rowCount === 1)
      await sleep(AFTERWARDS_MS)
      const heard = load.heard()
      await load.stop()
      const found = await compare(pool, load, before)
      tell(name, heard, found)
      if (found.lost + found.twice + found.gaps > 0) wrong.push(`${name}: ${JSON.stringify(found)}`)
      wrong.push(...heard.dark.map((page) => `${name}: ${page}`))
      await toldToAll(pool, apps, `Ensayo ${BLOWS.findIndex((blow) => blow.name === name)}`)
    }
    wrong.push(...load.wrong)
    await until('the last mail and record', async () => (await waiting(pool)) === 0, LEAVING_MS)
    const lost = await mailsLost(pool, mailbox, mailsBefore)
    const records = new Set(agency.recibidos.map(({ numSerie }) => numSerie)).size
    console.log(
      `\n${mailbox.ids.size} mails came, ${lost} of those sent did not, ${mailbox.again} came again after a blow, ${mailbox.together} from two processes at once.`,
      `\n${agency.remesas.length} consignments with ${records} records to the agency, never more than ${agency.juntas} at once.`,
    )
    if (lost + mailbox.together > 0 || agency.juntas > 1) wrong.push('mail or VeriFactu: see above')
    const books = await descuadres(PRIMARY_URL, dataDir)
    console.log(`${books.length} rules of the books not kept.`)
    wrong.push(...books)
  } finally {
    await Promise.all([0, 1].map((n) => apps.end(n, 'SIGTERM')))
    await pool.end().catch(() => {})
    await ground.stop()
    mailbox.close()
    await agency.close()
  }
  return wrong
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
