import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TABLE = 'docs/security/asvs.md'
/** How a requirement may stand, and how several do. */
const STATES = new Map([
  ['holds', 'hold'],
  ['does not apply', 'do not apply'],
  ['not yet', 'not yet'],
])

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has; they are numbered from 1 without a gap. */
const SECTIONS = `
  1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2, 4.1 3, 4.2 1,
  4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4, 7.1 3, 7.2 4, 7.3 2,
  7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4, 10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2,
  10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1, 12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5,
  14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7, 16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2`

/** Every requirement, in the standard's order. */
const ALL = SECTIONS.split(',').flatMap((written) => {
  const [section, count] = written.trim().split(' ')
  return Array.from({ length: Number(count) }, (_, i) => `${section}.${i + 1}`)
})

/** The requirements that a cell names: `1.2.3`, `1.2.6–1.2.8`, several with commas. Nothing for one that is not there. */
const numbersOf = (cell: string): string[] | undefined => {
  const found = cell.split(', ').map((part) => {
    const [first = '', last = first] = part.split('–')
    const [from, to] = [ALL.indexOf(first), ALL.indexOf(last)]
    return from < 0 || to < from ? undefined : ALL.slice(from, to + 1)
  })
  return found.some((part) => part === undefined) ? undefined : found.flatMap((part) => part ?? [])
}

interface Row {
  named: string
  state: string
  paths: string[]
}

/** The rows that begin with a number. */
const rows: Row[] = readFileSync(join(ROOT, TABLE), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, named = '', , stands = '', where = ''] = line.split('|').map((cell) => cell.trim())
    const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    return { named, state: stands.split(':', 1)[0] ?? '', paths }
  })

const seen = new Map<string, string>()
const problems: string[] = []
for (const { named, state, paths } of rows) {
  const numbers = numbersOf(named)
  if (!numbers) problems.push(`${named}: no such requirement`)
  if (!STATES.has(state)) problems.push(`${named}: “${state}” is none of ${[...STATES.keys()].join(', ')}`)
  if (state === 'holds' && paths.length === 0) problems.push(`${named}: holds, and nothing proves it`)
  for (const path of paths) if (!existsSync(join(ROOT, path))) problems.push(`${named}: there is no ${path}`)
  for (const number of numbers ?? []) {
    if (seen.has(number)) problems.push(`${number}: stands twice`)
    seen.set(number, state)
  }
}
for (const number of ALL) if (!seen.has(number)) problems.push(`${number}: is missing`)

for (const problem of problems) console.error(`${TABLE}: ${problem}`)
const counted = [...STATES].map(([state, several]) => {
  const numbers = [...seen.values()].filter((one) => one === state)
  return `${numbers.length} ${several}`
})
console.log(`${seen.size} requirements: ${counted.join(', ')}.`)
process.exit(problems.length > 0 ? 1 : 0)
