import { expect, test } from 'vitest'
import { encodingFor } from './answers.ts'

test.each([
  [undefined, 'plain'],
  ['', 'plain'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['identity', 'plain'],
  ['*', 'br'],
  ['gzip;q=0, br;q=0', 'plain'],
  ['zstd', 'plain'],
])('who accepts %j gets %s', (header, expected) => {
  expect(encodingFor(header)).toBe(expected)
})
