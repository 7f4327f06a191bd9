import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const CONTRACT = join(ROOT, 'packages/contract/src')
const GENERATED = ['index.ts', 'calls.ts']
const API = join(ROOT, 'apps/api')
const MIGRATIONS = join(API, 'src/db/migrations')

/** A file of the contract's folder is a group of calls and exports it under the file's own name. */
const resources = (): string[] =>
  readdirSync(CONTRACT)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !GENERATED.includes(file))
    .map((file) => basename(file, '.ts'))
    .sort()

const index = (names: string[]) => `${names.map((name) => `import { ${name} } from './${name}.ts'`).join('\n')}

/** Everything that can be called. Written by \`npm run generate\` from the files of this folder. */
export const contract = {
${names.map((name) => `  ${name},`).join('\n')}
}
`

const calls = (names: string[]) => `import { contract } from './index.ts'

/** Every call by its resource. The web's bundler replaces this module by a table without schemas. Generated. */
export const {
${names.map((name) => `  ${name},`).join('\n')}
} = contract
`

function write(file: string, text: string, check: boolean): boolean {
  const path = join(CONTRACT, file)
  if (readFileSync(path, 'utf8') === text) return false
  if (!check) writeFileSync(path, text)
  return true
}

/** A migration for whatever the tables gained since the last one; a check makes it in a copy that is thrown away. */
function migrations(check: boolean): boolean {
  const folder = check ? mkdtempSync(join(tmpdir(), 'telar-migrations-')) : MIGRATIONS
  if (check) cpSync(MIGRATIONS, folder, { recursive: true })
  const before = readdirSync(folder).length
  const options = [
    '--dialect',
    'postgresql',
    '--schema',
    './src/db/schema',
    '--casing',
    'snake_case',
    '--out',
    relative(API, folder),
  ]
  execFileSync('drizzle-kit', ['generate', ...options], { cwd: API, stdio: check ? 'ignore' : 'inherit' })
  const stale = readdirSync(folder).length > before
  if (check) rmSync(folder, { recursive: true })
  return stale
}

const check = process.argv.includes('--check')
const names = resources()
const stale = [write('index.ts', index(names), check), write('calls.ts', calls(names), check), migrations(check)].some(
  Boolean,
)
if (check && stale) {
  console.error('What is generated is not up to date: run `npm run generate`.')
  process.exit(1)
}
