import { appendFileSync, mkdirSync, realpathSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeArchive } from './embedded/archive.ts'
import { findBinaries } from './embedded/binaries.ts'
import { openCluster, socketFolderOf } from './embedded/cluster.ts'
import type { Lease } from './embedded/lease.ts'
import { takeLease } from './embedded/lease.ts'
import type { Launch, Site } from './embedded/postmaster.ts'
import { findPostmaster, launchPostmaster, PORT, stopPostmaster, trimLog } from './embedded/postmaster.ts'
import { serverUser } from './embedded/server-user.ts'
import { APP, OWNER } from './embedded/who.ts'

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** As the owner of everything. */
  url: string
  /** As who may only read and write rows, once they were granted. */
  appUrl: string
  /** Whether the server was already running, left by a process that died or shared with one that lives. */
  adopted: boolean
  /** Stops the server, unless another Telar process uses it: the last one to leave stops it. */
  stop(): Promise<void>
}

interface Server {
  pid: number
  lease: Lease
  adopted: boolean
}

/** Long enough for the recovery after a crash; a server that refuses to start is reported at once. */
const START_LIMIT_MS = 120_000
const POLL_MS = 25
const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 5000
const STEADY_AFTER_MS = 60_000
const LOG_CHECK_MS = 3_600_000

/** Two processes starting at once, or workers of a killed server still leaving: trying again is right. */
const PASSING_TROUBLE = /lock file|shared memory block/

interface Options {
  durable?: boolean
  /** Whether what is written is kept beside the cluster as well, so that it can be brought back to any moment. */
  archived?: boolean
  /** The folder of other programs than those that Telar brings, of another version. */
  programs?: string
}

/** Runs PostgreSQL on the files in `dir`, starts it again if it dies, and adopts one that is already running. */
export async function startPostgres(dir: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const site = await prepareSite(dir, options)
  const leaving = new AbortController()
  const first = await openServer(site, leaving.signal)
  const supervised = supervise(site, first, leaving.signal)
  const logCheck = setInterval(() => trimLog(site.logFile), LOG_CHECK_MS).unref()

  async function leave(): Promise<void> {
    clearInterval(logCheck)
    leaving.abort()
    const server = await supervised.current().catch(() => undefined)
    if (server) await leaveServer(site, server)
  }

  let left: Promise<void> | undefined
  return {
    url: serverUrl(site, OWNER),
    appUrl: serverUrl(site, APP),
    adopted: first.adopted,
    stop: () => {
      left ??= leave()
      return left
    },
  }
}

async function prepareSite(dir: string, { durable = true, archived = false, programs }: Options): Promise<Site> {
  mkdirSync(dir, { recursive: true })
  const folder = realpathSync(dir)
  const user = serverUser(join(folder, 'cluster'))
  const binaries = programs
    ? { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') }
    : await findBinaries(user)
  const cluster = openCluster(folder, binaries, user, durable)
  const socketFolder = socketFolderOf(cluster)
  const archive = archived ? makeArchive(cluster, user) : undefined
  const logFile = join(folder, 'postgres.log')
  return { postgres: binaries.postgres, user, cluster, socketFolder, logFile, durable, archive }
}

function serverUrl(site: Site, role: string): string {
  return `postgres://${role}@localhost:${PORT}/postgres?host=${encodeURIComponent(site.socketFolder)}`
}

/** Joins the server of this cluster, starting it as often as it takes. */
async function openServer(site: Site, leaving: AbortSignal): Promise<Server> {
  const giveUp = Date.now() + START_LIMIT_MS
  let launch: Launch | undefined
  try {
    for (;;) {
      const pid = findPostmaster(site.cluster)
      const lease = pid === undefined ? undefined : await tryLease(site)
      if (pid !== undefined && lease) return { pid, lease, adopted: pid !== launch?.pid }
      if (pid === undefined) launch = relaunch(site, launch)
      if (Date.now() > giveUp) throw new Error(`PostgreSQL is not ready after two minutes; see ${site.logFile}.`)
      await sleep(POLL_MS, undefined, { signal: leaving })
    }
  } catch (error) {
    if (launch?.pid !== undefined) await stopPostmaster(launch.pid, site.cluster)
    throw error
  }
}

async function tryLease(site: Site): Promise<Lease | undefined> {
  return takeLease(serverUrl(site, OWNER)).catch(() => undefined)
}

/** A launch that has not yet written its process number is given time; one that failed for good ends the wait. */
function relaunch(site: Site, previous: Launch | undefined): Launch {
  const lastWords = previous?.lastWords()
  if (previous && lastWords === undefined) return previous
  if (lastWords !== undefined && !PASSING_TROUBLE.test(lastWords)) {
    throw new Error(`PostgreSQL does not start: ${lastWords || `see ${site.logFile}`}`)
  }
  return launchPostmaster(site)
}

/** Brings the server back whenever it is lost, more slowly the more often that happens. */
function supervise(site: Site, first: Server, leaving: AbortSignal): { current(): Promise<Server> } {
  let current = Promise.resolve(first)
  let pause = SHORTEST_PAUSE_MS

  function watch(server: Server): void {
    const since = Date.now()
    void server.lease.lost.then(() => {
      if (leaving.aborted) return
      const steady = Date.now() - since > STEADY_AFTER_MS
      pause = steady ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      current = revive()
      current.then(watch, () => {})
    })
  }

  async function revive(): Promise<Server> {
    for (;;) {
      await sleep(pause, undefined, { signal: leaving })
      note(site, 'the server was lost; joining it again or starting it')
      try {
        return await openServer(site, leaving)
      } catch (error) {
        leaving.throwIfAborted()
        note(site, String(error))
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      }
    }
  }

  watch(first)
  return { current: () => current }
}

function note(site: Site, message: string): void {
  appendFileSync(site.logFile, `${new Date().toISOString()} telar: ${message}\n`)
}

async function leaveServer(site: Site, server: Server): Promise<void> {
  const last = await server.lease.isLast().catch(() => true)
  if (last) {
    await stopPostmaster(server.pid, site.cluster)
    removeIfEmpty(site.socketFolder)
  }
  await server.lease.end()
}

/** A process that was waiting may have started the next server there already. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {}
}
