import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const WEB = fileURLToPath(new URL('.', import.meta.url))
const ROOT = join(WEB, '../..')
const DIST = join(WEB, 'dist')

const SOURCES = [
  ...['src', 'public', 'vite', 'fonts', 'vite.config.ts', 'build.ts', 'stamp.ts', 'package.json'].map((path) =>
    join(WEB, path),
  ),
  ...['domain', 'contract', 'client'].map((name) => join(ROOT, 'packages', name, 'src')),
  join(ROOT, 'package-lock.json'),
]

/** Tests do not change what is built, and the route tree is made by the build itself. */
const BESIDE = /\.test\.tsx?$|routeTree\.gen\.ts$/

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
  )
}

/** A hash of everything the web is built from. */
export function stampOfSources(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap(filesIn).filter((file) => !BESIDE.test(file))
  for (const file of files.sort()) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

export interface WebBuild {
  stamp: string
  /** Holds `client/`, `server/` and `routes.json`. */
  dir: string
  /** Whether it has been built; its directory appears whole or not at all. */
  exists: boolean
}

/** The build that belongs to the present sources. Each has its own directory, so a running server keeps its files. */
export function currentBuild(): WebBuild {
  const stamp = stampOfSources()
  const dir = join(DIST, stamp)
  return { stamp, dir, exists: existsSync(dir) }
}
