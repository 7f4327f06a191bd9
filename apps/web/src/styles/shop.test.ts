import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homesOf } from '../testing/declared-classes.ts'

const IMPORTED = /@import "(\.\/[^"]+)"/g
/** They change what others declare, for other colours or for paper. */
const CHANGES = /(forced|print)\.css$/

test('a class of the shop is declared in one stylesheet: no page changes another', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const files = [...read('shop.css').matchAll(IMPORTED)].map(([, file = '']) => file)
  const homes = homesOf(files.filter((file) => !CHANGES.test(file)).map((file) => [file, read(file)]))
  expect(homes.size).toBeGreaterThan(100)
  expect([...homes].filter(([, places]) => places.length > 1)).toEqual([])
})
