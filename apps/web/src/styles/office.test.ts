import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homesOf } from '../testing/declared-classes.ts'

const IMPORTED = /@import "([^"]+)"/g
/** They change what others declare, for a narrow screen or for paper. */
const CHANGES = /(narrow|print|phone-rows)\.css$/
test('a class of the office is declared in one stylesheet: who comes later does not change who came before', () => {
  const all = readFileSync(join(import.meta.dirname, 'office.css'), 'utf8')
  const files = [...all.matchAll(IMPORTED)].map(([, file = '']) => file).filter((file) => !CHANGES.test(file))
  const homes = homesOf(files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]))
  expect(homes.size).toBeGreaterThan(300)
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([])
})

const OFFICE = join(import.meta.dirname, '../gestion')
const WRITTEN = /className="([^"]+)"/g
const NAMED = /\.(o-[\w-]+)/g

/** What the files of the office match, by what they hold. */
const found = (files: string, pattern: RegExp): string[] =>
  globSync(files, { cwd: OFFICE }).flatMap((file) =>
    [...readFileSync(join(OFFICE, file), 'utf8').matchAll(pattern)].map(([, match = '']) => match),
  )

test('a class of the office that is written on something says how it looks', () => {
  const known = new Set(found('**/*.css', NAMED))
  const written = found('**/*.tsx', WRITTEN).flatMap((classes) => classes.split(' '))
  const without = new Set(written.filter((name) => name.startsWith('o-') && !known.has(name)))
  expect([...without]).toEqual([])
})

test('every colour that the theme gives the office is one of the person’s own when they ask for theirs', () => {
  const read = (file: string) => readFileSync(join(OFFICE, 'css', file), 'utf8')
  const [, forced = ''] = read('forced.css').split('forced-colors: active')
  const given = [...read('base.css').matchAll(/^ {2}(--[\w-]+): var\(--(?:color|mark)/gm)].map(([, name]) => name)
  expect(given.length).toBeGreaterThan(8)
  expect(given.filter((name) => !new RegExp(`${name}: [A-Z]\\w+;`).test(forced))).toEqual([])
})
