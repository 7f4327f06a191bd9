import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { SERVER_ENV, SOCKET_NAME } from './postmaster.ts'
import type { ServerUser } from './server-user.ts'
import { canEnter, handOver, sharedHome } from './server-user.ts'
import { OWNER } from './who.ts'

/** A Unix socket's whole path must fit in 104 bytes on macOS and 108 on Linux. */
const LONGEST_SOCKET_PATH = 100

/** The database files of `dir`, made on the first start; `dir/cluster` is them or a link to where they had to go. */
export function openCluster(dir: string, binaries: Binaries, user: ServerUser, durable: boolean): string {
  const entry = join(dir, 'cluster')
  if (!lstatSync(entry, { throwIfNoEntry: false })) createCluster(dir, entry, binaries, user, durable)
  if (!existsSync(entry)) {
    throw new Error(`The link ${entry} cannot be followed: start Telar as root, or delete the link to start afresh.`)
  }
  const cluster = realpathSync(entry)
  refuseUnreachable(cluster, user)
  return cluster
}

function refuseUnreachable(cluster: string, user: ServerUser): void {
  const { uid } = statSync(cluster)
  try {
    accessSync(cluster, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(`The database in ${cluster} belongs to user ${uid}: start Telar as that user or as root.`, {
      cause,
    })
  }
  if (canEnter(user, cluster)) return
  throw new Error(`The database in ${cluster} cannot be entered by its owner, user ${uid}: open the folders above it.`)
}

function createCluster(dir: string, entry: string, binaries: Binaries, user: ServerUser, durable: boolean): void {
  const home = canEnter(user, dir) ? dir : createHome(dir, user)
  const draft = mkdtempSync(join(home, 'initdb-'))
  try {
    handOver(draft, user)
    initdb(draft, binaries, user, durable)
    renameSync(draft, join(home, 'cluster'))
    if (home !== dir) symlinkSync(join(home, 'cluster'), entry)
  } catch (error) {
    rmSync(home === dir ? draft : home, { recursive: true, force: true })
    // Another process may have made the cluster meanwhile: then that one is used.
    if (!existsSync(entry)) throw error
  }
}

/**
 * The name is random, not derived from `dir`: whoever deletes or renames `dir` gets a new database,
 * and a renamed folder put back in its place finds its own again.
 */
function createHome(dir: string, user: ServerUser): string {
  const home = mkdtempSync(join(sharedHome(dir), 'home-'))
  writeFileSync(join(home, 'made-for'), `${dir}\n`)
  handOver(home, user)
  return home
}

function initdb(folder: string, binaries: Binaries, user: ServerUser, durable: boolean): void {
  // The built-in provider sorts alike on every system; the C library's locale only classifies characters.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  const args = ['-D', folder, '-U', OWNER, '--auth=peer', '--encoding=UTF8', '--no-instructions']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--locale=${locale}`)
  if (!durable) args.push('--no-sync')
  const run = spawnSync(binaries.initdb, args, { ...user, cwd: '/', env: SERVER_ENV, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`PostgreSQL could not be set up: ${run.error?.message ?? run.stderr.trim()}`)
}

/** Where the cluster's socket goes: beside it, or below /tmp when that path is too long. */
export function socketFolderOf(cluster: string): string {
  const beside = join(dirname(cluster), 'socket')
  const fits = Buffer.byteLength(join(beside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH
  return fits ? beside : join('/tmp', `telar-${fingerprint(cluster)}`)
}

/** Differs for a cluster made anew at the same path, whose orphaned predecessor may still hold its socket. */
function fingerprint(cluster: string): string {
  const { ino, birthtimeMs } = statSync(cluster)
  return createHash('sha256').update(`${cluster}:${ino}:${birthtimeMs}`).digest('hex').slice(0, 16)
}
