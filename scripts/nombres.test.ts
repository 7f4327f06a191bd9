import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredTriggers } from '../apps/api/src/db/declared.ts'

const ROOT = join(import.meta.dirname, '..')
const TABLES = readFileSync(join(ROOT, 'apps/web/src/gestion/casa/audit/tablas.ts'), 'utf8')
const SCREENS = globSync('apps/web/src/gestion/*/*/screen.tsx', { cwd: ROOT }).map((file) => ({
  name: basename(dirname(file)),
  text: readFileSync(join(ROOT, file), 'utf8'),
}))

test('every table whose history is kept has a name that people read', async () => {
  const named = new Set([
    ...[...TABLES.matchAll(/^ {2}(\w+):/gm)].map(([, table]) => table),
    ...SCREENS.flatMap(({ name, text }) => [
      name,
      ...[...text.matchAll(/\btable: '(\w+)'/g)].map(([, table]) => table),
    ]),
  ])
  const kept = (await declaredTriggers()).filter(({ name }) => name === 'auditar').map(({ table }) => table)
  expect(kept.filter((table) => !named.has(table))).toEqual([])
})

const FEMININE = /(?:a|ión|ció|ção|dad|dade|tat)$/
const MASCULINE = ['transportista', 'estat']
const NOUN = /\b(?:es|pt|ca): \{ one: '([^' ]+)[^}]*\}/g

test('what a screen’s rows are called has its gender, so that sentences about them agree', () => {
  const nouns = SCREENS.flatMap(({ text }) => [...text.matchAll(NOUN)])
  const wrong = nouns.filter(
    ([noun, word = '']) => FEMININE.test(word) && !MASCULINE.includes(word) && !noun.includes("gender: 'f'"),
  )
  expect(wrong.map(([noun]) => noun)).toEqual([])
})

/** What is said to a vostè: the word, and commands. */
const POLITE =
  /\bvostè|\p{L}[iï]’ls?\b|\b(?:copiï|completi|deixi|escrigui|miri|provi|trii|premi) (?:aquest|la|el|els|les|anar|de nou|a)\b/iu

test('in Catalan everybody is spoken to in one way', () => {
  const texts = ['apps/web/src/**/*.{ts,tsx,json}', 'apps/api/src/**/*.ts', 'packages/*/src/**/*.ts'].flatMap((where) =>
    globSync(where, { cwd: ROOT }),
  )
  expect(texts.filter((file) => POLITE.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
