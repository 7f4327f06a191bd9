import { launch } from 'chrome-launcher'
import lighthouse, { defaultConfig } from 'lighthouse'
import { browser, CHROMIUM_ARGS } from '../e2e/browser.ts'
import { dataFolder, serve } from './server.ts'

const PORT = 5313
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** The pictures of the first screens are drawn in the background of a demo; only then is there something to measure. */
const DRAWN_MS = 20_000

interface Page {
  name: string
  path: string
}

async function firstModel(url: string): Promise<number> {
  const models = (await (await fetch(`${url}/api/v1/webmodelos/getall`)).json()) as { id: number }[]
  return models[0]?.id ?? 1
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const VISITS = 3

/** What Lighthouse's own measure of a processor gives for the phone of its mobile preset; four times of it is taken for granted. */
const PHONE = 264
const PRESET = 4

/** How many times slower than this machine that phone is: a slow machine would be slowed down twice. */
const slowdownOf = ({ environment }: Report): number =>
  Math.max(1, Math.min(PRESET, environment.benchmarkIndex / PHONE))

/** The middle one of some visits: a single one depends on luck. */
async function visited(address: string, port: number, cpuSlowdownMultiplier: number) {
  const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier }
  const options = {
    port,
    output: 'json' as const,
    onlyCategories: [...CATEGORIES],
    logLevel: 'silent' as const,
    throttling,
  }
  const reports: Report[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const lhr = (await lighthouse(address, options))?.lhr
    if (!lhr) throw new Error('Lighthouse gave no report.')
    reports.push(lhr)
  }
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0
  reports.sort((a, b) => speed(a) - speed(b))
  return reports[Math.floor(VISITS / 2)] as Report
}

/** What the browser itself said, where that is what is wrong. */
function said(audit: Report['audits'][string] | undefined): string {
  const items = (audit?.details as { items?: { description?: unknown }[] } | undefined)?.items ?? []
  return items.map(({ description }) => (typeof description === 'string' ? ` «${description}»` : '')).join('')
}

/** One page on Lighthouse's mobile preset: a slow phone on a slow line. */
async function measure(url: string, { name, path }: Page, port: number, slowdown: number): Promise<void> {
  const lhr = await visited(url + path, port, slowdown)
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const requests = (lhr.audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const kilobytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  console.log(
    [
      name.padEnd(14),
      CATEGORIES.map((category) => `${category} ${score(category)}`).join(', '),
      `FCP ${(value('first-contentful-paint') / 1000).toFixed(2)} s`,
      `LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s (goal ≤ 1.5)`,
      `shift ${value('cumulative-layout-shift').toFixed(3)}`,
      `JS ${kilobytes.toFixed(0)} KB (goal ≤ 110)`,
    ].join('; '),
  )
  for (const category of CATEGORIES) {
    const refs = lhr.categories[category]?.auditRefs ?? []
    const failed = refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    if (score(category) < 100)
      for (const { id } of failed) console.log(`  ${category}: ${lhr.audits[id]?.title}${said(lhr.audits[id])}`)
  }
}

interface Request {
  resourceType: string
  transferSize: number
}

/** Is the first visit on a phone quick, and is the page sound? */
export async function paginas(): Promise<void> {
  await dataFolder(async (folder) => {
    const server = await serve('apps/api/src/main.mjs', PORT, '/api/health/ready', { DATA_DIR: folder })
    const { executablePath, env } = await browser()
    const chrome = await launch({
      ...(executablePath ? { chromePath: executablePath } : {}),
      chromeFlags: ['--headless=new', ...CHROMIUM_ARGS],
      envVars: { ...process.env, ...env } as Record<string, string>,
    })
    const pages = [
      { name: '/', path: '/' },
      { name: '/gallery', path: '/gallery' },
      { name: '/modelo/{id}', path: `/modelo/${await firstModel(server.url)}` },
    ]
    for (const { path } of pages) await fetch(server.url + path)
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS))
    // the first visit of all fetches the pictures that are only then made
    const slowdowns: number[] = []
    for (const page of pages) {
      const first = await lighthouse(server.url + page.path, { port: chrome.port, logLevel: 'silent' })
      slowdowns.push(first ? slowdownOf(first.lhr) : PRESET)
    }
    const slowdown = Math.max(...slowdowns)
    console.log(`pages on a phone ${slowdown.toFixed(1)} times slower than this machine, on a slow line`)
    for (const page of pages) await measure(server.url, page, chrome.port, slowdown)
    chrome.kill()
    await server.stop()
  })
}
