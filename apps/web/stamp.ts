import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stampOf } from '../../scripts/stamp.ts'

const WEB = fileURLToPath(new URL('.', import.meta.url))
const ROOT = join(WEB, '../..')
const DIST = join(WEB, 'dist')

const SOURCES = [
  ...['src', 'public', 'vite', 'fonts', 'vite.config.ts', 'build.ts', 'stamp.ts', 'package.json'].map((path) =>
    join(WEB, path),
  ),
  ...['builds.ts', 'stamp.ts'].map((name) => join(ROOT, 'scripts', name)),
  ...['domain', 'contract', 'client'].map((name) => join(ROOT, 'packages', name, 'src')),
  join(ROOT, 'package-lock.json'),
]

/** Tests do not change what is built, and the route tree is made by the build itself. */
const PART = /(?<!\.test\.tsx?|routeTree\.gen\.ts)$/

/** A hash of everything the web is built from. */
export const stampOfSources = (): string => stampOf('web', SOURCES, PART)

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
