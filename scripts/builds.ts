import { readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const KEPT_BUILDS = 3
const WORKING = '.working-'
const ABANDONED_MS = 3_600_000

/** Two processes may build at once: each works apart, and one whole build is kept. */
function publish(from: string, to: string, replace: boolean): void {
  if (replace) rmSync(to, { recursive: true, force: true })
  try {
    renameSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

/** A server that is still running keeps its files for a few builds more; what a stopped build left goes too. */
function prune(dist: string, current: string): void {
  const entries = readdirSync(dist)
    .filter((name) => name !== current)
    .map((name) => ({ name, path: join(dist, name), time: statSync(join(dist, name)).mtimeMs }))
  const isWork = ({ name }: { name: string }) => name.startsWith(WORKING)
  const builds = entries.filter((entry) => !isWork(entry)).sort((a, b) => b.time - a.time)
  const abandoned = entries.filter((entry) => isWork(entry) && entry.time < Date.now() - ABANDONED_MS)
  for (const { path } of [...builds.slice(KEPT_BUILDS - 1), ...abandoned])
    rmSync(path, { recursive: true, force: true })
}

/** Builds into a directory that appears whole or not at all, and keeps a few of those before it. */
export async function buildOnce(
  dir: string,
  into: (working: string) => Promise<void>,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  const dist = dirname(dir)
  const working = join(dist, WORKING + process.pid)
  try {
    await into(working)
    publish(working, dir, replace)
  } finally {
    rmSync(working, { recursive: true, force: true })
  }
  prune(dist, basename(dir))
}
