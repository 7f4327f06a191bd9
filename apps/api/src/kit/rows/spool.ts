import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { busy } from '../errors.ts'

const FOLDER = 'temporal'
/** Files that somebody is still reading. */
const MOST_OPEN = 40
const RETRY_AFTER_S = 30
let reading = 0

/**
 * Writes everything to a file without a name, which is gone with whoever reads it, or with the process. What comes back
 * begins when all of it is there.
 */
export async function spool(dataDir: string, content: Readable): Promise<Readable> {
  if (reading >= MOST_OPEN) throw busy(RETRY_AFTER_S)
  const folder = join(dataDir, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    await file.writeFile(content)
    const stream = file.createReadStream({ start: 0 })
    reading += 1
    stream.once('close', () => {
      reading -= 1
    })
    return stream
  } catch (error) {
    await file.close()
    throw error
  }
}
