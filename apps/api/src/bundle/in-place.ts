import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

const DIST_TO_ROOT = '../../../..'
const ROOT = join(import.meta.dirname, DIST_TO_ROOT)
const LOADER = 'loadModules<'
const LOADED = /\('([^']+)', import\.meta\.dirname\)/
const BY_NAME = 'import(PACKAGE)'

/** The modules of a folder, which are found by their names when the sources run and every start needs. */
function named(code: string, folder: string): string {
  const loader = code.indexOf(LOADER)
  const found = LOADED.exec(code)
  if (loader < 0 || !found) return code
  const [args, pattern = ''] = found
  const files = globSync(pattern, { cwd: folder }).sort()
  const head = files.map((file, i) => `import * as module${i} from './${file}';`).join('')
  const modules = files.map((_file, i) => `module${i}`).join(', ')
  return `${head}${code.slice(0, loader)}Promise.all([${modules}])${code.slice(found.index + args.length)}`
}

/** Lets code that has become a part of one file find what lies beside its source. */
export const inPlace = (): Plugin => ({
  name: 'in-place',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.ts') || id.includes('node_modules')) return undefined
    const place = relative(ROOT, id)
    const placed = named(code, dirname(id))
      .replaceAll(BY_NAME, "import('@telar/demo')")
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${DIST_TO_ROOT}/${dirname(place)}')`)
      .replaceAll('import.meta.url', `new URL('${DIST_TO_ROOT}/${place}', import.meta.url).href`)
    return placed === code ? undefined : { code: placed, map: null }
  },
})
