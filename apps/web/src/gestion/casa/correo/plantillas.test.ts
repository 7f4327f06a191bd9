import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PLANTILLAS } from './plantillas.ts'

const API = join(import.meta.dirname, '../../../../../api/src')

test('every letter that the house sends is called something', () => {
  const sent = globSync('**/*.ts', { cwd: API }).flatMap((file) =>
    [...readFileSync(join(API, file), 'utf8').matchAll(/= plantilla<[^(]*\(\s*'([\w-]+)'/g)].map(([, name]) => name),
  )
  expect(sent.length).toBeGreaterThan(15)
  expect(Object.keys(PLANTILLAS).sort()).toEqual([...new Set(sent)].sort())
})
