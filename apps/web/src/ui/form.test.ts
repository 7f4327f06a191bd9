import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')

/** Searches may go out in an address: they hold nothing of anybody. */
const SEARCHES = ['shop/search/SearchTool.tsx', 'shop/gallery/filtros/Buscar.tsx']

test('every form of the shop posts and waits for its script', () => {
  const files = globSync('{shop,account,pieces,ui}/**/*.tsx', { cwd: SRC })
  const bare = files.filter((file) => /<form\b/.test(readFileSync(join(SRC, file), 'utf8')))
  expect(bare.sort()).toEqual([...SEARCHES, 'ui/Form.tsx'].sort())
})
