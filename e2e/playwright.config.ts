import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { scratch } from '../scripts/scratch.ts'
import { browser, STORY_ARGS } from './browser.ts'

const port = process.env.TELAR_E2E_PORT ?? '5103'
const baseURL = `http://127.0.0.1:${port}`
const { executablePath, env } = await browser()

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.story.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list']],
  // What a story says is whether something comes, not how soon: a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // A trace (`--trace on`) costs as much again as what it records.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, env: { ...inheritedEnv(), ...env }, args: STORY_ARGS },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desk/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node apps/api/src/main.mjs',
    cwd: join(import.meta.dirname, '..'),
    env: {
      PORT: port,
      DATA_DIR: freshDataFolder(),
      NODE_ENV: 'test',
      REQUESTS_PER_MINUTE: '0',
      WEBHOOKS_PRIVATE: 'on',
    },
    url: `${baseURL}/api/health/ready`,
    reuseExistingServer: false,
    timeout: 180_000,
    // A killed server would leave its PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 45_000 },
  },
})

/** Every worker reads this file again: the first process makes the folder, hands it on and removes it at the end. */
function freshDataFolder(): string {
  const inherited = process.env.TELAR_E2E_DATA_DIR
  if (inherited) return inherited
  const folder = scratch('telar-e2e-')
  process.env.TELAR_E2E_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function inheritedEnv(): Record<string, string> {
  const defined = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(defined)
}
