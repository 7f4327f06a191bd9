import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
const ROOM = 4 * 2 ** 30

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

/** A folder for data that need not outlive a test: in memory where there is room, so that no test waits for a disk. */
export function scratch(name: string): string {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), name))
  // Under root PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}
