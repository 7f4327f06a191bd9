import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const REMEMBERED = join(ROOT, 'node_modules/.cache/telar-stamps')

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesOf(path) : entry.isFile() ? [path] : []
  })

function filesIn(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  return stat.isFile() ? [path] : filesOf(path)
}

function hashOf(files: readonly string[], part: (file: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(part(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Their names, sizes and times: if these are as they were, so is what they hold. */
const seenFromOutside = (file: string) => {
  const { size, mtimeMs, ctimeMs } = statSync(file)
  return `${size} ${mtimeMs} ${ctimeMs}`
}

function remembered(name: string): { outside: string; stamp: string } | undefined {
  try {
    return JSON.parse(readFileSync(join(REMEMBERED, name), 'utf8')) as { outside: string; stamp: string }
  } catch {
    return undefined
  }
}

/** Where nothing can be written, all is read again the next time. */
function remember(name: string, known: { outside: string; stamp: string }): void {
  const file = join(REMEMBERED, name)
  try {
    mkdirSync(REMEMBERED, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(known))
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}

/** A hash of everything that something is made from; read again only when it looks different. */
export function stampOf(name: string, sources: readonly string[], part: RegExp): string {
  const files = sources
    .flatMap(filesIn)
    .filter((file) => part.test(file))
    .sort()
  const outside = hashOf(files, seenFromOutside)
  const known = remembered(name)
  if (known?.outside === outside) return known.stamp
  const stamp = hashOf(files, (file) => readFileSync(file))
  remember(name, { outside, stamp })
  return stamp
}
