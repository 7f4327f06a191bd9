import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IDIOMAS } from '@telar/domain/idioma'

const FOLDER = join(import.meta.dirname, '../apps/web/src/i18n')
const ORIGINAL = 'es'
/** Languages differ in how many plural forms they have; the stem is what must be there. */
const PLURAL = /_(zero|one|two|few|many|other)$/

type Texts = { [key: string]: string | Texts }

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(texts)) {
    const path = prefix ? `${prefix}.${key}` : key
    if (typeof value === 'string') flat.set(path.replace(PLURAL, ''), value)
    else for (const [inner, text] of flatten(value, path)) flat.set(inner, text)
  }
  return flat
}

const gaps = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join()
const read = (idioma: string, file: string) => flatten(JSON.parse(readFileSync(join(FOLDER, idioma, file), 'utf8')))

function problemsOf(idioma: string, file: string): string[] {
  const original = read(ORIGINAL, file)
  const translated = read(idioma, file)
  const where = `${idioma}/${file}`
  return [
    ...[...original.keys()].filter((key) => !translated.has(key)).map((key) => `${where}: ${key} is missing`),
    ...[...translated.keys()]
      .filter((key) => !original.has(key))
      .map((key) => `${where}: ${key} is not in ${ORIGINAL}`),
    ...[...translated].filter(([, text]) => text.trim() === '').map(([key]) => `${where}: ${key} is empty`),
    ...[...translated]
      .filter(([key, text]) => original.has(key) && gaps(text) !== gaps(original.get(key) ?? ''))
      .map(([key]) => `${where}: ${key} has other gaps than the original`),
  ]
}

const files = readdirSync(join(FOLDER, ORIGINAL))
const problems = IDIOMAS.flatMap((idioma) => files.flatMap((file) => problemsOf(idioma, file)))
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
