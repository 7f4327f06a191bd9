// npm test: everything in order, up to the first failure. npm test -- <filter>: only the matching Vitest files.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** What one process has compiled, the many that tests start need not compile again. */
const compiled = join(root, 'node_modules/.cache/telar')
const filter = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'telar-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

/** Of two that want the processor, the tests have it: they have time-outs. */
const LATER = 10

const check = { title: 'Checks', command: ['npm', 'run', 'check', '--if-present'] }
const unit = {
  title: 'Vitest',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`, ...filter],
}
const build = { title: 'Web build', command: ['npm', 'run', 'build', '--if-present', '--workspace', 'apps/web'] }
const stories = {
  title: 'Playwright',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', '--pass-with-no-tests'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
}

const succeeded =
  filter.length > 0 ? await run(unit) : (await bothRun(unit, check)) && (await run(build)) && (await run(stories))
const { passed, failed } = addUp(vitestCounts(), playwrightCounts())
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = succeeded ? 0 : 1

function start({ command: [program, ...args], env }, stdio) {
  return spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ...env,
    },
    stdio,
  })
}

/** Whether it ended well; how long it took is said. */
async function ended(title, child) {
  const began = performance.now()
  const [status] = await once(child, 'close').catch((error) => {
    console.error(error.message)
    return [1]
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return { ok: status === 0, told: `=== ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s` }
}

async function run(step) {
  console.log(`\n=== ${step.title}`)
  const { ok, told } = await ended(step.title, start(step, 'inherit'))
  console.log(told)
  return ok
}

/** Tests wait much of the time: what can be said of the code without running it is found meanwhile, and told first. */
async function bothRun(step, meanwhile) {
  const other = start(meanwhile, ['ignore', 'pipe', 'pipe'])
  setPriority(other.pid, LATER)
  const heard = []
  for (const stream of [other.stdout, other.stderr]) stream.on('data', (part) => heard.push(part))
  console.log(`\n=== ${meanwhile.title}, and ${step.title}`)
  const tests = start(step, 'inherit')
  const found = ended(meanwhile.title, other).then(({ ok, told }) => {
    process.stdout.write(Buffer.concat(heard))
    console.log(told)
    if (!ok) tests.kill('SIGINT')
    return ok
  })
  const { ok, told } = await ended(step.title, tests)
  console.log(told)
  return (await found) && ok
}

function vitestCounts() {
  const report = readReport(vitestReport)
  if (!report) return { passed: 0, failed: 0 }
  // A file that cannot even be loaded has no tests to count, yet it has failed.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

function playwrightCounts() {
  const report = readReport(playwrightReport)
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function addUp(...counts) {
  return {
    passed: counts.reduce((sum, count) => sum + count.passed, 0),
    failed: counts.reduce((sum, count) => sum + count.failed, 0),
  }
}
