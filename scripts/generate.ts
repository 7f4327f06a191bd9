import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { declaredTriggers, type Trigger, triggerInSql } from '../apps/api/src/db/declared.ts'

const ROOT = join(import.meta.dirname, '..')
const CONTRACT = join(ROOT, 'packages/contract/src')
const API = join(ROOT, 'apps/api')
const WEB = join(ROOT, 'apps/web/src')
const MIGRATIONS = join(API, 'src/db/migrations')

interface Noun {
  name: string
  file: string
}

/** A file of an area that declares calls exports them under its own name; what else lies there are schemas. */
const nouns = (): Noun[] =>
  globSync('*/*.ts', { cwd: CONTRACT })
    .map((file) => ({ name: basename(file, '.ts'), file }))
    .filter(({ name, file }) => readFileSync(join(CONTRACT, file), 'utf8').includes(`export const ${name} = resource(`))
    .sort((a, b) => (a.file < b.file ? -1 : 1))

const index = (all: Noun[]) => `${all.map(({ name, file }) => `import { ${name} } from './${file}'`).join('\n')}

type Contract = {
${all.map(({ name }) => `  ${name}: typeof ${name}`).join('\n')}
}

/** Everything that can be called. Written by \`npm run generate\` from the files of the areas. */
export const contract: Contract = {
${all.map(({ name }) => `  ${name},`).join('\n')}
}
`

const calls = (all: Noun[]) => `import { contract } from './index.ts'

/** Every call by its resource. The web's bundler replaces this module by a table without schemas. Generated. */
export const {
${all.map(({ name }) => `  ${name},`).join('\n')}
} = contract
`

/** Every screen of the back office by its name, so that a link to one that does not exist does not compile. */
const screens = () => `declare module './gestion/place.ts' {
  /** Written by \`npm run generate\` from the folders with a screen. */
  interface Screens {
${globSync('gestion/*/*/screen.tsx', { cwd: WEB })
  .map((file) => ({ name: basename(dirname(file)), file }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, file }) => `    ${name}: typeof import('./${file}').head`)
  .join('\n')}
  }
}

export {}
`

function write(path: string, text: string, check: boolean): boolean {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false
  if (!check) writeFileSync(path, text)
  return true
}

function drizzleKit(folder: string, quiet: boolean, ...extra: string[]): void {
  const options = ['--dialect', 'postgresql', '--schema', './src/db/schema/**/*.ts', '--casing', 'snake_case']
  const args = ['generate', ...options, '--out', relative(API, folder), ...extra]
  execFileSync('drizzle-kit', args, { cwd: API, stdio: quiet ? 'ignore' : 'inherit' })
}

/** A migration for whatever the tables gained since the last one; a check makes it in a copy that is thrown away. */
function migrations(check: boolean): boolean {
  const folder = check ? mkdtempSync(join(tmpdir(), 'telar-migrations-')) : MIGRATIONS
  if (check) cpSync(MIGRATIONS, folder, { recursive: true })
  const before = readdirSync(folder).length
  drizzleKit(folder, check)
  const stale = readdirSync(folder).length > before
  if (check) rmSync(folder, { recursive: true })
  return stale
}

/** What the last migration of history and news made. */
const TRIGGERS = join(MIGRATIONS, 'meta/_triggers.json')
const NEW_TRIGGERS = 'vigilancia'
const BREAK = '\n--> statement-breakpoint\n'

/** A migration for whatever the tables say otherwise of their history and their news since the last one. */
async function triggers(check: boolean): Promise<boolean> {
  const declared = await declaredTriggers()
  const made: Trigger[] = existsSync(TRIGGERS) ? JSON.parse(readFileSync(TRIGGERS, 'utf8')) : []
  const wanted = new Map(declared.map((trigger) => [triggerInSql(trigger), trigger]))
  const present = new Map(made.map((trigger) => [triggerInSql(trigger), trigger]))
  const added = [...wanted].filter(([text]) => !present.has(text))
  const gone = [...present].filter(([text]) => !wanted.has(text))
  const stale = added.length + gone.length > 0
  if (check || !stale) return stale
  const drops = [...gone, ...added].map(([, { name, table }]) => `drop trigger if exists ${name} on ${table};`)
  drizzleKit(MIGRATIONS, false, '--custom', '--name', NEW_TRIGGERS)
  const [file = ''] = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(`_${NEW_TRIGGERS}.sql`))
    .sort()
    .reverse()
  writeFileSync(join(MIGRATIONS, file), `${[...new Set(drops), ...added.map(([text]) => text)].join(BREAK)}\n`)
  writeFileSync(TRIGGERS, `${JSON.stringify(declared, null, 2)}\n`)
  return true
}

const check = process.argv.includes('--check')
const all = nouns()
const stale = [
  write(join(CONTRACT, 'index.ts'), index(all), check),
  write(join(CONTRACT, 'calls.ts'), calls(all), check),
  write(join(WEB, 'screens.gen.ts'), screens(), check),
  migrations(check),
  await triggers(check),
].some(Boolean)
if (check && stale) {
  console.error('What is generated is not up to date: run `npm run generate`.')
  process.exit(1)
}
