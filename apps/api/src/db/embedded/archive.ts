import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ServerUser } from './server-user.ts'
import { handOver } from './server-user.ts'

/** A segment that is not full is kept after so many seconds: no more than that can be lost with the disk of the cluster. */
const EVERY_SECONDS = 300

/** Beside the cluster: what the server writes, and whole copies to begin from. */
export const archiveOf = (cluster: string): string => join(dirname(cluster), 'wal')
export const basesOf = (cluster: string): string => join(dirname(cluster), 'bases')

export function makeArchive(cluster: string, user: ServerUser): string {
  for (const folder of [archiveOf(cluster), basesOf(cluster)]) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    handOver(folder, user)
  }
  return archiveOf(cluster)
}

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`

/** Packed, because a segment that is kept before it is full is mostly nothing; one that is there already must be the same. */
export function archiveSettings(folder: string): Record<string, string> {
  const kept = `${quoted(folder)}/%f.gz`
  return {
    archive_mode: 'on',
    archive_timeout: String(EVERY_SECONDS),
    archive_command: `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - %p; else gzip -1 -c %p > ${kept}.parte && mv ${kept}.parte ${kept}; fi`,
  }
}

/** How a server that is being brought back finds what was kept. */
export const restoreCommand = (folder: string): string => `gzip -dc ${quoted(folder)}/%f.gz > %p`
