// npm test: everything in order, up to the first failure. npm test -- <filter>: only the matching Vitest files.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** What one process has compiled, the many that tests start need not compile again. */
const compiled = join(root, 'node_modules/.cache/telar')
const filter = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'telar-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

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

const steps = filter.length > 0 ? [unit] : [check, unit, build, stories]
const succeeded = steps.every(runStep)
const { passed, failed } = addUp(vitestCounts(), playwrightCounts())
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = succeeded ? 0 : 1

function runStep({ title, command: [program, ...args], env }) {
  console.log(`\n=== ${title}`)
  const start = performance.now()
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compiled,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ...env,
    },
    stdio: 'inherit',
  })
  if (error) console.error(error.message)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`=== ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  return status === 0
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
