import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildOnce } from '../../../../scripts/builds.ts'
import { builtins } from './builtins.ts'
import { currentBuild } from './current.ts'
import { inPlace } from './in-place.ts'
import { libraries } from './libraries.ts'

/** They bring programs of the machine, or find their parts by themselves. */
const APART = ['sharp', '@node-rs/argon2', '@myriaddreamin/typst-ts-node-compiler', 'vite', 'pg-native']

/** The product, and the part of it that is killed to see what stays. */
const ENTRIES = {
  program: join(import.meta.dirname, '../program.ts'),
  victim: join(import.meta.dirname, '../faults/process.ts'),
}

async function buildInto(outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [builtins(), inPlace(), libraries()],
    ssr: { noExternal: true, external: APART },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      rollupOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // one other character makes the engine keep every character of a file in two bytes
          charset: 'ascii',
          comments: false,
        },
      },
    },
  })
}

/** Makes one file of the server unless its sources have not changed since the last time. */
export async function buildServer(): Promise<string> {
  const { dir, exists } = currentBuild()
  if (!exists) await buildOnce(dir, buildInto)
  return dir
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${await buildServer()}\n`)
}
