import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stampOf } from '../../../../scripts/stamp.ts'

const API = join(import.meta.dirname, '../..')
const ROOT = join(API, '../..')

const SOURCES = [
  join(API, 'src'),
  ...['domain', 'contract', 'demo'].map((name) => join(ROOT, 'packages', name, 'src')),
  ...['builds.ts', 'stamp.ts'].map((name) => join(ROOT, 'scripts', name)),
  join(ROOT, 'package-lock.json'),
]

/** Only programs become part of it: what they read is read where it lies, and tests are nobody's part. */
const PART = /(?<!\.test)\.ts$|\.json$/

export interface ServerBuild {
  /** Holds `program.js` and what it loads later. */
  dir: string
  /** Whether it has been built; its directory appears whole or not at all. */
  exists: boolean
}

/** The build that belongs to the present sources. */
export function currentBuild(): ServerBuild {
  const dir = join(API, 'dist', stampOf('server', SOURCES, PART))
  return { dir, exists: existsSync(dir) }
}
