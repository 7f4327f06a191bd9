import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, copyFileSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveSettings } from './archive.ts'
import type { ServerUser } from './server-user.ts'
import { handOver, makePrivateFolder } from './server-user.ts'
import { letIn } from './who.ts'

export const PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${PORT}`
export const SERVER_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(PORT),
  shared_buffers: '128MB',
  max_connections: '200',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
}

/** For data that nobody would miss after a power cut. */
const CARELESS_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const LOG_LIMIT_BYTES = 10 * 1024 * 1024
const FAST_SHUTDOWN_MS = 60_000
const IMMEDIATE_SHUTDOWN_MS = 10_000

/** Everything needed to run one cluster's server. */
export interface Site {
  postgres: string
  user: ServerUser
  cluster: string
  socketFolder: string
  logFile: string
  durable: boolean
  /** Where what is written is kept for going back to a moment. */
  archive?: string | undefined
}

export interface Launch {
  pid: number | undefined
  /** What the server said before it exited, or undefined while it runs. */
  lastWords(): string | undefined
}

/** Starts the server in a session of its own, so that Ctrl-C in the terminal reaches only us. */
export function launchPostmaster(site: Site): Launch {
  makePrivateFolder(site.socketFolder, site.user)
  removeFalseLocks(site)
  letIn(site.cluster, site.user)
  trimLog(site.logFile)
  const log = openSync(site.logFile, 'a', 0o600)
  handOver(site.logFile, site.user)
  const logStart = statSync(site.logFile).size
  const child = spawn(site.postgres, serverArgs(site), {
    ...site.user,
    cwd: '/',
    env: SERVER_ENV,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let spawnError: Error | undefined
  child.once('error', (error) => {
    spawnError = error
  })
  return {
    pid: child.pid,
    lastWords: () => (hasExited(child) ? (spawnError?.message ?? logSince(site.logFile, logStart)) : undefined),
  }
}

function serverArgs(site: Site): string[] {
  const settings = {
    ...SETTINGS,
    ...(site.durable ? {} : CARELESS_SETTINGS),
    ...(site.archive ? archiveSettings(site.archive) : {}),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', site.cluster, '-k', site.socketFolder, ...flags]
}

function hasExited(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

function logSince(logFile: string, start: number): string {
  return readFileSync(logFile).subarray(start).toString('utf8').trim()
}

/** Copies and empties the log in place, because the running server goes on writing to the same open file. */
export function trimLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  if (size < LOG_LIMIT_BYTES) return
  copyFileSync(logFile, `${logFile}.1`)
  truncateSync(logFile)
}

/** The process that serves this cluster now, whoever started it. */
export function findPostmaster(cluster: string): number | undefined {
  const pid = lockHolder(pidFile(cluster))
  return pid !== undefined && isPostmaster(pid, cluster) ? pid : undefined
}

/**
 * PostgreSQL clears the locks of a dead process itself, but believes a lock whose number now belongs to
 * an unrelated process, as happens after a reboot or in a restarted container.
 */
function removeFalseLocks(site: Site): void {
  for (const file of [pidFile(site.cluster), join(site.socketFolder, `${SOCKET_NAME}.lock`)]) {
    const pid = lockHolder(file)
    if (pid !== undefined && isAlive(pid) && !isPostmaster(pid, site.cluster)) rmSync(file, { force: true })
  }
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

function lockHolder(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function isPostmaster(pid: number, cluster: string): boolean {
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(`-D ${cluster} `)
}

/** Empty when there is no such process, or when it is a zombie. */
function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** A fast shutdown ends open sessions and keeps every committed row; an immediate one is the last resort. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  if (await endsAfter('SIGINT', FAST_SHUTDOWN_MS, pid, cluster)) return
  if (await endsAfter('SIGQUIT', IMMEDIATE_SHUTDOWN_MS, pid, cluster)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

async function endsAfter(signal: NodeJS.Signals, patienceMs: number, pid: number, cluster: string): Promise<boolean> {
  const giveUp = Date.now() + patienceMs
  if (isPostmaster(pid, cluster)) process.kill(pid, signal)
  while (isPostmaster(pid, cluster)) {
    if (Date.now() > giveUp) return false
    await sleep(20)
  }
  return true
}
