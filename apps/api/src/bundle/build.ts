import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { buildOnce } from '../../../../scripts/builds.ts'
import { currentBuild } from './current.ts'
import { inPlace } from './in-place.ts'

/** They bring programs of the machine, or find their parts by themselves. */
const APART = ['sharp', '@node-rs/argon2', '@myriaddreamin/typst-ts-node-compiler', 'vite', 'pg-native']

/** The product, and the part of it that is killed to see what stays. */
const ENTRIES = {
  program: join(import.meta.dirname, '../program.ts'),
  victim: join(import.meta.dirname, '../faults/process.ts'),
}

const SAME_CLASS = 'if (value instanceof type) {\n    return true;\n  }\n'
const ANOTHER_COPY = '  if (!Object.prototype.hasOwnProperty.call(type, entityKind)) {'
const END = '\n}\n'

/**
 * Drizzle finds out what something is by the names of its classes, in case there are several copies of it, and asks so
 * often that it is a tenth of a request. There is one copy here.
 */
const oneDrizzle = (): Plugin => ({
  name: 'one-drizzle',
  transform(code, id) {
    if (!id.endsWith('/drizzle-orm/entity.js')) return undefined
    const from = code.indexOf(SAME_CLASS + ANOTHER_COPY) + SAME_CLASS.length
    if (from < SAME_CLASS.length) throw new Error(`${id} is not what it was.`)
    return { code: `${code.slice(0, from)}  return false;${code.slice(code.indexOf(END, from))}`, map: null }
  },
})

async function buildInto(outDir: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    plugins: [inPlace(), oneDrizzle()],
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
