import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { currentBuild, type WebBuild } from './stamp.ts'
import { routerManifest } from './vite/router-manifest.ts'

const KEPT_BUILDS = 3
const WORKING = '.working-'
const ABANDONED_MS = 3_600_000
const COMPRESSIBLE = /\.(js|css|svg|json|txt|map|webmanifest)$/

async function compress(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file))
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file)
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, best))
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

async function buildInto(dir: string): Promise<void> {
  // whatever this process is for, browsers get React's small and fast build
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  const client = join(dir, 'client')
  await build({ configFile, logLevel: 'warn', build: { outDir: client } })
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: true, outDir: join(dir, 'server'), copyPublicDir: false },
  })
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  writeFileSync(join(dir, 'routes.json'), JSON.stringify(routerManifest(manifest)))
  rmSync(join(client, '.vite'), { recursive: true })
  await compress(client)
}

/** Two processes may build at once: each works apart, and one whole build is kept. */
function publish(from: string, to: string, replace: boolean): void {
  if (replace) rmSync(to, { recursive: true, force: true })
  try {
    renameSync(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

/** A server that is still running keeps its files for a few builds more; what a stopped build left goes too. */
function prune(dist: string, current: string): void {
  const entries = readdirSync(dist)
    .filter((name) => name !== current)
    .map((name) => ({ name, path: join(dist, name), time: statSync(join(dist, name)).mtimeMs }))
  const isWork = ({ name }: { name: string }) => name.startsWith(WORKING)
  const builds = entries.filter((entry) => !isWork(entry)).sort((a, b) => b.time - a.time)
  const abandoned = entries.filter((entry) => isWork(entry) && entry.time < Date.now() - ABANDONED_MS)
  for (const { path } of [...builds.slice(KEPT_BUILDS - 1), ...abandoned])
    rmSync(path, { recursive: true, force: true })
}

/** Builds the web unless its sources have not changed since the last time. */
export async function buildWeb({ force = false }: { force?: boolean } = {}): Promise<WebBuild> {
  const build = currentBuild()
  if (build.exists && !force) return build
  const dist = dirname(build.dir)
  const working = join(dist, WORKING + process.pid)
  try {
    await buildInto(working)
    publish(working, build.dir, force)
  } finally {
    rmSync(working, { recursive: true, force: true })
  }
  prune(dist, build.stamp)
  return { ...build, exists: true }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { dir } = await buildWeb({ force: process.argv.includes('--force') })
  console.info(dir)
}
