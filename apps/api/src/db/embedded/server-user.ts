import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs'

/** The account PostgreSQL runs as; empty means our own. */
export interface ServerUser {
  uid?: number
  gid?: number
}

const NOBODY = 65534

/** Where root keeps what the server's account could not reach inside a private folder. */
const SHARED_HOME = '/var/lib/telar-postgres'

/** PostgreSQL refuses to run as root, so root hands it to the cluster's owner, or to nobody. */
export function serverUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (!owner || owner.uid === 0) return { uid: NOBODY, gid: NOBODY }
  return { uid: owner.uid, gid: owner.gid }
}

/** Asked of the system itself: modes, access lists and mounts all have a say. */
export function canEnter(user: ServerUser, folder: string): boolean {
  if (user.uid === undefined) return true
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' })
  return attempt.status === 0
}

export function handOver(path: string, user: ServerUser): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
}

/** Anyone may make folders in /tmp: one that is there already and is not ours or the server's is not trusted. */
export function makePrivateFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  const isOurs = [process.getuid?.(), user.uid].includes(stats.uid)
  if (!stats.isDirectory() || !isOurs || stats.mode & 0o077) {
    throw new Error(`${folder} is not a private folder of PostgreSQL: remove it.`)
  }
  handOver(folder, user)
}

export function sharedHome(unreachable: string): string {
  try {
    mkdirSync(SHARED_HOME, { recursive: true })
    chmodSync(SHARED_HOME, 0o711)
    return SHARED_HOME
  } catch (cause) {
    throw new Error(
      `PostgreSQL cannot enter ${unreachable} and ${SHARED_HOME} cannot be made: ` +
        'choose a DATA_DIR that other users may enter, or set DATABASE_URL.',
      { cause },
    )
  }
}
