import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

// The checker's own choice would be a Java machine or a binary; this one runs wherever Node does.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const ROOT = join(import.meta.dirname, '..')
/** Code that runs for people; what only tests or the demo run meets nobody's input. */
const SOURCES = ['packages/{domain,contract,client}/src/**/*.ts', 'apps/{api,web}/src/**/*.{ts,tsx}']
const NOT_FOR_PEOPLE = /\.test\.tsx?$|\.gen\.ts$|\/(testing|faults|historias|aciertos)\//
/** Counted in steps, not by the clock: a busy machine finds the same. */
const LIMITS = {
  timeout: 600_000,
  attackTimeout: null,
  incubationTimeout: null,
  incubationLimit: 10_000,
  attackLimit: 50_000_000,
}

interface Found {
  file: string
  pattern: string
  flags: string
}

/** Every regular expression that is written in a file. */
function* literals(file: string, node: unknown): Generator<Found> {
  if (Array.isArray(node)) for (const child of node) yield* literals(file, child)
  else if (typeof node === 'object' && node !== null) {
    const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string }
    if (type === 'RegExpLiteral') yield { file, pattern: pattern ?? '', flags: flags ?? '' }
    else for (const child of Object.values(node)) yield* literals(file, child)
  }
}

const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((f) => !NOT_FOR_PEOPLE.test(f))
const found = files.flatMap((file) => {
  const code = readFileSync(join(ROOT, file), 'utf8')
  return [...literals(file, parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }))]
})
/** One that is put together as the program runs cannot be looked at here: it is written out instead. */
const composed = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('new RegExp('))
for (const file of composed) console.error(`${file}: a regular expression that is put together`)

/** Without anything that repeats at will there is nothing to go back over. */
const REPEATS = /[*+]|\{\d+,\}/

const different = Map.groupBy(found, ({ pattern, flags }) => `/${pattern}/${flags}`)

/** What was found safe once stays so: the check writes it down, and looks again at what is not there word by word. */
const KNOWN = join(import.meta.dirname, 'regular-expressions.safe.json')
function known(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(KNOWN, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}
const safe = known()

let bad = composed.length
for (const [written, [first]] of different) {
  if (!first || safe.has(written) || !REPEATS.test(first.pattern)) continue
  // The flag v is not known to the checker; what these expressions say means the same under u.
  const result = checkSync(first.pattern, first.flags.replace('v', 'u'), LIMITS)
  if (result.status === 'safe') {
    safe.add(written)
    continue
  }
  bad += 1
  const why =
    result.status === 'vulnerable' ? `${result.complexity.summary}: ${result.attack.pattern}` : result.error.kind
  console.error(`${first.file}: ${written} ${why}`)
}
const still = [...safe].filter((written) => different.has(written)).sort()
writeFileSync(KNOWN, `${JSON.stringify(still, null, 2)}\n`)
console.log(`${different.size} regular expressions looked at, ${bad} may take too long.`)
process.exit(bad > 0 ? 1 : 0)
