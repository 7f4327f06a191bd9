import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** The key that signs access tokens: the setting, or one made at the first start and kept in the data folder. */
export async function jwtSecret({ JWT_SECRET, dataDir }: Pick<Config, 'JWT_SECRET' | 'dataDir'>): Promise<Uint8Array> {
  if (JWT_SECRET) return new TextEncoder().encode(JWT_SECRET)
  const file = join(dataDir, 'jwt-secret')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return new TextEncoder().encode(await readFile(file, 'utf8'))
}
