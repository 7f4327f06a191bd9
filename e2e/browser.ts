import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A Chromium and what must be in its environment. */
export interface Browser {
  executablePath: string
  env: Record<string, string>
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** A page of a story lives for seconds: what the engine would work out for a page that stays is thrown away with it. */
export const STORY_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev']

/** Without windows the same pages take half the processor's time: the one inside the npm package has none either. */
const WINDOWLESS = ['/usr/bin/chromium-headless-shell']
const WINDOWED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const CACHE = join(import.meta.dirname, '../node_modules/.cache')

/** The first of: the one that CHROMIUM names, one without windows, one with them, one installed now. */
export async function browser(): Promise<Browser> {
  const found = namedBrowser() ?? oneOf(WINDOWLESS) ?? (await packagedBrowser()) ?? oneOf(WINDOWED) ?? installedNow()
  if (found) return found
  throw new Error(
    'The end-to-end tests need Chromium: install it, or set CHROMIUM to the path of a Chromium or Chrome.',
  )
}

function namedBrowser(): Browser | undefined {
  const path = process.env.CHROMIUM
  if (!path) return undefined
  if (!existsSync(path)) throw new Error(`CHROMIUM names ${path}, which does not exist.`)
  return { executablePath: path, env: {} }
}

function oneOf(paths: readonly string[]): Browser | undefined {
  const path = paths.find((candidate) => existsSync(candidate))
  return path ? { executablePath: path, env: {} } : undefined
}

async function packagedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const home = await unpackOnce()
    const unpacked = unpackedBrowser(home)
    return isRunnable(unpacked) ? unpacked : undefined
  } catch {
    return undefined
  }
}

function unpackedBrowser(home: string): Browser {
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  }
}

/** A program that cannot be run at all has no process; one that lacks a library ends with 127. */
function isRunnable({ executablePath, env }: Browser): boolean {
  const options = { env: { ...process.env, ...env }, timeout: 10_000, stdio: 'ignore' } as const
  const { pid, status } = spawnSync(executablePath, ['--version'], options)
  return pid > 0 && status !== 127
}

async function unpackOnce(): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))))
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const home = join(CACHE, `chromium-${version}`)
  if (existsSync(home)) return home
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'chromium-draft-'))
  try {
    await unpack(join(packageFolder, 'bin'), draft)
    writeFileSync(join(draft, 'fonts/fonts.conf'), fontSettings(home))
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process may have unpacked it meanwhile.
    if (!existsSync(home)) throw error
  }
  return home
}

/** The package's own settings look for its fonts below /tmp. */
function fontSettings(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`
}

/** The package always unpacks into the temporary folder, so that is what it is told `target` is. */
async function unpack(archives: string, target: string): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const before = process.env.TMPDIR
  process.env.TMPDIR = target
  try {
    await chromium.executablePath(archives)
    await inflate(join(archives, 'al2023.tar.br'))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** Where root may install packages, a missing browser is no reason to stop. */
function installedNow(): Browser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing Chromium for the end-to-end tests …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  run('update')
  const install = (name: string) => run('install', '-y', '--no-install-recommends', name).status === 0
  if (!install('chromium-headless-shell')) install('chromium')
  return oneOf([...WINDOWLESS, ...WINDOWED])
}
