import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, lstatSync, mkdirSync, statSync } from 'node:fs'

/** The account PostgreSQL runs as; empty means our own. */
export interface ServerUser {
  uid?: number
  gid?: number
}

const NOBODY = 65534
/** The server's own account, so that its files are open to nobody else's processes. */
const ACCOUNT = 'telar-postgres'
const MAKE_ACCOUNT = `useradd --system --user-group --no-create-home --shell /usr/sbin/nologin ${ACCOUNT} ||
  { addgroup -S ${ACCOUNT}; adduser -S -D -H -s /sbin/nologin -G ${ACCOUNT} ${ACCOUNT}; }`

/** Where root keeps what the server's account could not reach inside a private folder. */
const SHARED_HOME = '/var/lib/telar-postgres'

/** PostgreSQL refuses to run as root, so root hands it to the cluster's owner, or to an account of its own. */
export function serverUser(cluster: string): ServerUser {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return findAccount() ?? makeAccount() ?? { uid: NOBODY, gid: NOBODY }
}

function findAccount(): ServerUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, ACCOUNT], { encoding: 'utf8' }).stdout?.trim())
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Two that start at once may both try: what counts is that the account is there afterwards. */
function makeAccount(): ServerUser | undefined {
  spawnSync('/bin/sh', ['-c', MAKE_ACCOUNT], { stdio: 'ignore' })
  return findAccount()
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
