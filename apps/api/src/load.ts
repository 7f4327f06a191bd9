import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The modules whose files match a pattern, in the order of their names. */
export async function loadModules<M>(pattern: string, cwd: string): Promise<M[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd }))
  return Promise.all(files.sort().map((file) => import(pathToFileURL(join(cwd, file)).href) as Promise<M>))
}
