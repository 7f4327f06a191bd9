import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../apps/web/src')

interface Rule {
  what: RegExp
  /** The files, or folders, that are there to do it. */
  only: readonly string[]
  instead: string
}

/** Reading and writing have one way each: what a screen reads or makes stale follows from the contract. */
const RULES: readonly Rule[] = [
  {
    what: /\.call\(/,
    only: [
      'kit/calls/query.ts',
      'kit/calls/command.ts',
      'kit/calls/download.ts',
      'kit/calls/uploading.ts',
      'kit/calls/listening.ts',
      'kit/calls/growing.ts',
      // signing in and out is neither read nor written: it decides who reads and writes
      'kit/session.ts',
      'gestion/declare/',
    ],
    instead:
      'a read is `query` or `readOnce`, a write is `command`; the back office has `useRead`, `useCommand`, `useCalls`',
  },
  {
    what: /\b(invalidate|refetch|remove|reset)Queries\(/,
    only: ['kit/calls/query-client.ts', 'kit/calls/command.ts', 'kit/session.ts', 'gestion/frame/avisos/use-avisos.ts'],
    instead: 'a write makes stale what `TOUCHES` of the contract says; what is known to be old otherwise is `reread`',
  },
  {
    what: /\bqueryKey: \[/,
    only: ['kit/', 'gestion/frame/', 'gestion/list/', 'gestion/record/'],
    instead: 'the key comes from `query`',
  },
]

const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.test\.tsx?$/.test(file))
const problems = files.flatMap((file) => {
  const lines = readFileSync(join(WEB, file), 'utf8').split('\n')
  return RULES.filter(({ only }) => !only.some((place) => file.startsWith(place))).flatMap(({ what, instead }) =>
    lines.flatMap((line, i) => (what.test(line) ? [`apps/web/src/${file}:${i + 1} ${line.trim()}\n  ${instead}`] : [])),
  )
})
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
