import { lstatSync } from 'node:fs'
import {
  appendFile,
  chmod,
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, StartError } from '../config.ts'
import { archiveOf, basesOf, restoreCommand } from '../db/embedded/archive.ts'
import { findPostmaster } from '../db/embedded/postmaster.ts'
import { startPostgres } from '../db/embedded.ts'
import { conectar } from './tablas.ts'

const DAY_MS = 86_400_000
/** Of these a running server keeps what another one must not find. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'recovery.signal']
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const SEGMENT = /^[0-9A-F]{24}(\.gz)?$/
/** Where a segment lies in the log, whatever became of the cluster meanwhile. */
const placeOf = (segment: string) => segment.slice(8, 24)

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')

/** A file of a running server may go while it is copied: the log knows. */
const gone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
}

async function asIts(source: string, target: string): Promise<void> {
  const { uid, gid, mode } = await lstat(source)
  await chmod(target, mode & 0o777)
  if (process.getuid?.() === 0) await chown(target, uid, gid)
}

async function copyTree(source: string, target: string, skip: (path: string) => boolean, path = ''): Promise<void> {
  await mkdir(join(target, path), { recursive: true })
  await asIts(join(source, path), join(target, path))
  for (const entry of await readdir(join(source, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name
    if (entry.isDirectory() && !skip(`${inner}/`)) await copyTree(source, target, skip, inner)
    if (!entry.isFile() || skip(inner)) continue
    await copyFile(join(source, inner), join(target, inner)).then(
      () => asIts(join(source, inner), join(target, inner)),
      gone,
    )
  }
}

const notForOthers = (path: string) =>
  LEFT_OUT.includes(path) || EMPTIED.some((folder) => path.startsWith(`${folder}/`) && path !== `${folder}/`)

/** Any number: two processes do not copy at once. */
const LOCK = 5_003_041

interface Base {
  nombre: string
  /** It holds what was there then; from there on the log goes. */
  hasta: Date
}

const nombreDe = (moment: Date) => moment.toISOString().replaceAll(':', '-')
const fechaDe = (nombre: string) => new Date(nombre.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))

async function basesEn(cluster: string): Promise<Base[]> {
  const names = await readdir(basesOf(cluster)).catch(() => [])
  const whole = names.filter((name) => name.endsWith('Z'))
  return whole.map((nombre) => ({ nombre, hasta: fechaDe(nombre) })).sort((a, b) => +a.hasta - +b.hasta)
}

/** A whole copy of the cluster while it runs, from which the log goes on. */
export async function copiarBase(dataDir: string, ownerUrl: string): Promise<boolean> {
  const cluster = await realpath(clusterOf(dataDir))
  const draft = join(basesOf(cluster), 'nueva')
  const client = await conectar(ownerUrl)
  try {
    const turn = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!turn.rows[0]?.mine) return false
    await rm(draft, { recursive: true, force: true })
    await client.query("select pg_backup_start('telar', true)")
    await copyTree(cluster, draft, notForOthers)
    for (const folder of EMPTIED) await mkdir(join(draft, folder), { recursive: true })
    await mkdir(join(draft, 'pg_wal/archive_status'), { recursive: true })
    const stopped = await client.query<{ label: string; now: Date }>(
      'select labelfile as label, clock_timestamp() as now from pg_backup_stop(true)',
    )
    const [end] = stopped.rows
    if (!end) throw new Error('The copy of the cluster has no end.')
    await writeFile(join(draft, 'backup_label'), end.label, { mode: 0o600 })
    for (const made of [...EMPTIED, 'pg_wal/archive_status', 'backup_label'])
      await asIts(made === 'backup_label' ? join(draft, 'PG_VERSION') : draft, join(draft, made))
    await rename(draft, join(basesOf(cluster), nombreDe(end.now)))
    return true
  } finally {
    await client.end()
  }
}

/** The first segment that a copy needs. */
async function primerSegmento(cluster: string, { nombre }: Base): Promise<string> {
  const label = await readFile(join(basesOf(cluster), nombre, 'backup_label'), 'utf8')
  return placeOf(/\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '')
}

/** What is older than the days that are kept goes; a copy from before them stays, because the log begins with it. */
export async function podarMomentos(dataDir: string, days: number, now: Date): Promise<void> {
  const cluster = await realpath(clusterOf(dataDir))
  const bases = await basesEn(cluster)
  const before = bases.filter(({ hasta }) => +hasta <= +now - days * DAY_MS)
  for (const { nombre } of before.slice(0, -1)) await rm(join(basesOf(cluster), nombre), { recursive: true })
  const oldest = before.at(-1) ?? bases[0]
  if (!oldest) return
  const first = await primerSegmento(cluster, oldest)
  const segments = await readdir(archiveOf(cluster))
  for (const name of segments.filter((segment) => SEGMENT.test(segment) && placeOf(segment) < first))
    await rm(join(archiveOf(cluster), name))
}

/** Between which moments one can choose: nothing where no log is kept. */
export async function momentos(dataDir: string): Promise<{ desde: string } | null> {
  const cluster = await realpath(clusterOf(dataDir)).catch(() => undefined)
  const [first] = cluster ? await basesEn(cluster) : []
  return first ? { desde: first.hasta.toISOString() } : null
}

/** A copy a day, and no more days than the settings say. */
export async function guardarMomentos({ dataDir, WAL_DAYS }: Config, ownerUrl: string, now: Date): Promise<void> {
  const cluster = await realpath(clusterOf(dataDir))
  const last = (await basesEn(cluster)).at(-1)
  if (!last || +now - +last.hasta >= DAY_MS) await copiarBase(dataDir, ownerUrl)
  await podarMomentos(dataDir, WAL_DAYS, now)
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/

/** A moment as people write it; without an offset, of UTC. */
export function momentoDe(written: string): Date {
  const [, day, time, offset = 'Z'] = MOMENT.exec(written.trim()) ?? []
  const moment = new Date(`${day}T${time}${offset}`)
  if (Number.isNaN(+moment)) throw new StartError(`“${written}” is not a moment such as 2026-11-16 10:00.`)
  return moment
}

/** As PostgreSQL reads it in its settings. */
const enSql = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00')

async function prepararCluster(cluster: string, base: Base, until: Date): Promise<string> {
  const draft = join(dirname(cluster), `cluster-${nombreDe(until)}`)
  await rm(draft, { recursive: true, force: true })
  await copyTree(join(basesOf(cluster), base.nombre), draft, () => false)
  const rest = (await readdir(join(cluster, 'pg_wal'))).filter(
    (name) => SEGMENT.test(name) || name.endsWith('.history'),
  )
  for (const name of rest) {
    await copyFile(join(cluster, 'pg_wal', name), join(draft, 'pg_wal', name))
    await asIts(join(cluster, 'pg_wal', name), join(draft, 'pg_wal', name))
  }
  const command = restoreCommand(archiveOf(cluster)).replaceAll("'", "''")
  await appendFile(
    join(draft, 'postgresql.auto.conf'),
    `restore_command = '${command}'\nrecovery_target_time = '${enSql(until)}'\nrecovery_target_action = 'promote'\n`,
  )
  await writeFile(join(draft, 'recovery.signal'), '', { mode: 0o600 })
  await asIts(join(draft, 'PG_VERSION'), join(draft, 'recovery.signal'))
  return draft
}

/** Puts one cluster in the place of another; gives the way back. */
async function cambiar(entry: string, cluster: string, draft: string): Promise<{ old: string; back(): Promise<void> }> {
  if (lstatSync(entry).isSymbolicLink()) {
    const target = await readlink(entry)
    await unlink(entry)
    await symlink(draft, entry)
    const back = async () => {
      await unlink(entry)
      await symlink(target, entry)
    }
    return { old: target, back }
  }
  const old = join(dirname(cluster), `cluster-antes-${nombreDe(new Date())}`)
  await rename(entry, old)
  await rename(draft, entry)
  const back = async () => {
    await rename(entry, draft)
    await rename(old, entry)
  }
  return { old, back }
}

const RECOVERY_SETTINGS = ['restore_command', 'recovery_target_time', 'recovery_target_action']

/** Runs the server until it has caught up with that moment and works by itself. */
async function alcanzar(dataDir: string): Promise<void> {
  const server = await startPostgres(join(dataDir, 'postgres'), { archived: true })
  try {
    const client = await conectar(server.url)
    try {
      for (;;) {
        const { rows } = await client.query<{ still: boolean }>('select pg_is_in_recovery() as still')
        if (!rows[0]?.still) break
        await sleep(100)
      }
      for (const setting of RECOVERY_SETTINGS) await client.query(`alter system reset ${setting}`)
    } finally {
      await client.end()
    }
  } finally {
    await server.stop()
  }
}

/** Brings the embedded database back to a moment; what it was is kept beside it. Says what was done. */
export async function volverA(config: Pick<Config, 'dataDir' | 'DATABASE_URL'>, until: Date): Promise<string> {
  const { dataDir, DATABASE_URL } = config
  if (DATABASE_URL) throw new StartError('Only the embedded database keeps its log here: ask who runs your PostgreSQL.')
  const entry = clusterOf(dataDir)
  const cluster = await realpath(entry).catch(() => {
    throw new StartError(`There is no database in ${dataDir}.`)
  })
  if (findPostmaster(cluster) !== undefined) throw new StartError('Telar is running: stop it and try again.')
  const bases = await basesEn(cluster)
  const base = bases.findLast(({ hasta }) => +hasta <= +until)
  if (!base) {
    const first = bases[0]
    throw new StartError(
      first
        ? `The log begins at ${first.hasta.toISOString()}: choose a later moment, or a backup.`
        : 'No log is kept: set WAL_DAYS for the future, and restore a backup now.',
    )
  }
  const draft = await prepararCluster(cluster, base, until)
  const { old, back } = await cambiar(entry, cluster, draft)
  try {
    await alcanzar(dataDir)
  } catch (error) {
    await back()
    await rm(draft, { recursive: true, force: true })
    throw new StartError(
      `The database could not be brought to ${until.toISOString()} and is as it was: ${(error as Error).message}`,
      { cause: error },
    )
  }
  return `The database is as it was at ${until.toISOString()}. What it was before lies in ${old}; delete it when it is no longer needed. Files were not touched.`
}
