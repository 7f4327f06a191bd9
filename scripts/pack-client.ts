import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '..')
/** What a caller needs, and where each begins. */
const PARTS = { client: 'client', contract: 'index', domain: '' } as const
type Part = keyof typeof PARTS
const OURS = /(['"])@telar\/(client|contract|domain)(?:\/([^'"]+))?\1/g
const BESIDE = /(['"])(\.{1,2}\/[^'"]+)\.ts\1/g

/** Imports as they are in the package: beside each other, and of what runs. */
function moved(text: string, file: string): string {
  const ours = (_: string, quote: string, part: Part, path: string | undefined) => {
    const to = relative(dirname(file), join(part, `${path ?? PARTS[part]}.js`))
    return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`
  }
  return text.replaceAll(OURS, ours).replaceAll(BESIDE, '$1$2.js$1')
}

const isSource = (file: string) => !/\.test(-d)?\.ts$/.test(file)

function writeCode(to: string): void {
  for (const part of Object.keys(PARTS)) {
    const from = join(ROOT, 'packages', part, 'src')
    for (const file of globSync('**/*.ts', { cwd: from }).filter(isSource)) {
      const inside = join(part, file)
      const target = join(to, inside.replace(/\.ts$/, '.js'))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, moved(stripTypeScriptTypes(readFileSync(join(from, file), 'utf8')), inside))
    }
  }
}

function writeTypes(to: string): void {
  const out = mkdtempSync(join(tmpdir(), 'telar-types-'))
  const settings = join(out, 'tsconfig.json')
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: join(ROOT, 'packages') },
        ...{ outDir: join(out, 'types'), types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
        lib: ['ES2024', 'ESNext.Array', 'ESNext.Collection', 'ESNext.Iterator', 'DOM'],
      },
      files: [join(ROOT, 'packages/client/src/client.ts'), join(ROOT, 'packages/contract/src/index.ts')],
    }),
  )
  execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', settings], { cwd: ROOT, stdio: 'inherit' })
  for (const file of globSync('*/src/**/*.d.ts', { cwd: join(out, 'types') })) {
    const inside = file.replace(/^(\w+)\/src\//, '$1/')
    const target = join(to, inside)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, moved(readFileSync(join(out, 'types', file), 'utf8'), inside))
  }
  rmSync(out, { recursive: true })
}

/** Makes the client's package, of plain JavaScript with its types, and says where it lies. */
export function packClient(folder: string): string {
  const to = mkdtempSync(join(tmpdir(), 'telar-client-'))
  const read = (part: Part) => JSON.parse(readFileSync(join(ROOT, 'packages', part, 'package.json'), 'utf8'))
  writeCode(join(to, 'dist'))
  writeTypes(join(to, 'dist'))
  cpSync(join(ROOT, 'packages/client/README.md'), join(to, 'README.md'))
  const { name, version } = read('client') as { name: string; version: string }
  const { '@telar/domain': _, ...dependencies } = read('contract').dependencies as Record<string, string>
  const entry = (path: string) => ({ types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` })
  const packed = {
    ...{
      name,
      version,
      type: 'module',
      license: 'UNLICENSED',
      engines: { node: '>=20' },
      dependencies,
      files: ['dist'],
    },
    description: 'Typed calls of a Telar house over HTTP.',
    exports: { '.': entry('client/client'), './calls': entry('contract/index'), './calls/*': entry('contract/*') },
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
  mkdirSync(folder, { recursive: true })
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: to, encoding: 'utf8' })
  rmSync(to, { recursive: true })
  return join(folder, said.trim().split('\n').at(-1) ?? '')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(packClient(process.argv[2] ?? 'dist'))
