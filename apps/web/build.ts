import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildOnce } from '../../scripts/builds.ts'
import { currentBuild, type WebBuild } from './stamp.ts'
import { routerManifest } from './vite/router-manifest.ts'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|map|webmanifest)$/

const BEST = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
/** Which of these is the shortest depends on chance, such as the names of files within a file: a large one is tried in all. */
const WAYS = [
  BEST,
  { ...BEST, [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { ...BEST, [constants.BROTLI_PARAM_LGBLOCK]: 19 },
  { ...BEST, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
]
const LARGE = 40_000

async function asBrotli(content: Buffer): Promise<Buffer> {
  const ways = content.length > LARGE ? WAYS : [BEST]
  const packed = await Promise.all(ways.map((params) => promisify(brotliCompress)(content, { params })))
  return packed.reduce((least, one) => (one.length < least.length ? one : least))
}

async function compress(dir: string): Promise<void> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file)
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, await asBrotli(content))
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

/** Builds the web unless its sources have not changed since the last time. */
export async function buildWeb({ force = false }: { force?: boolean } = {}): Promise<WebBuild> {
  const build = currentBuild()
  if (build.exists && !force) return build
  await buildOnce(build.dir, buildInto, { replace: force })
  return { ...build, exists: true }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { dir } = await buildWeb({ force: process.argv.includes('--force') })
  console.info(dir)
}
