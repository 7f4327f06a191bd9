import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { currentBuild } from './current.ts'

/**
 * Where the program is. A thousand files take longer to find than to run, so they are made one: first, in a process of
 * its own, when they have changed. Where nothing can make it (a machine that only runs, a folder that is only read) and
 * while they are worked on, it is the sources.
 */
export async function programFile(): Promise<string> {
  const sources = new URL('../program.ts', import.meta.url).href
  if (process.argv.includes('--dev')) return sources
  const { dir, exists } = currentBuild()
  const bundle = pathToFileURL(join(dir, 'program.js')).href
  if (exists) return bundle
  const { spawn } = await import('node:child_process')
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], { stdio: 'ignore' })
  const [code] = await once(builder, 'exit')
  return code === 0 ? bundle : sources
}
