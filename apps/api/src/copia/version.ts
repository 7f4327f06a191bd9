import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release that is running. */
export const VERSION: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string }
).version
