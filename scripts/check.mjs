import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Everything that can be said about the code without running it; what takes longest first. */
const CHECKS = [
  ['promises', 'oxlint', ['--type-aware', '--deny-warnings', '--threads', '1']],
  ['types', 'tsc', ['-p', '.', '--checkers', '1']],
  [
    'who imports whom',
    'depcruise',
    ['packages', 'apps', 'e2e', 'bench', 'scripts', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
  ['types of the web', 'tsc', ['-p', 'apps/web', '--checkers', '1']],
  ['dead code', 'knip', ['--no-progress']],
  ['regular expressions', 'node', ['scripts/regular-expressions.ts']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['types of the stories', 'tsc', ['-p', 'e2e', '--checkers', '1']],
  ['translations', 'node', ['scripts/translations.ts']],
  ['calls of the web', 'node', ['scripts/web-calls.ts']],
  ['security table', 'node', ['scripts/security-table.ts']],
  ['what callers were told', 'node', ['scripts/api.ts']],
  ['generated files', 'node', ['scripts/generate.ts', '--check']],
]

const AT_ONCE = 2

/** A checker that is split in several works out the same types once in each: one thread for each check is half the work. */
const ONE_THREAD = { GOMAXPROCS: '1' }

function run([name, command, args]) {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, { env: { ...process.env, ...ONE_THREAD, FORCE_COLOR: '1' } })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('error', (error) => resolve({ name, failed: true, output: String(error) }))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds} s)`)
      if (code !== 0) console.log(output)
      resolve({ name, failed: code !== 0 })
    })
  })
}

const waiting = CHECKS.filter(([, command, args]) => command !== 'node' || existsSync(args[0]))
const results = []
const worker = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await run(check))
}
await Promise.all(Array.from({ length: AT_ONCE }, worker))
process.exit(results.some(({ failed }) => failed) ? 1 : 0)
