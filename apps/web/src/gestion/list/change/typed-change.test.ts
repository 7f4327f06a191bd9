import { expect, test } from 'vitest'
import { changed, parseChange } from './typed-change.ts'

test.each([
  ['12,50', ',', { how: 'set', by: 12.5 }],
  ['+5%', ',', { how: 'percent', by: 5 }],
  ['−5 %', ',', { how: 'percent', by: -5 }],
  ['5%', ',', { how: 'percent', by: 5 }],
  ['+1.250', ',', { how: 'add', by: 1250 }],
  ['-0.5', '.', { how: 'add', by: -0.5 }],
  ['=-3', ',', { how: 'set', by: -3 }],
  ['', ',', null],
  ['+', ',', null],
  ['=5%', ',', null],
  ['cinco', ',', null],
])('%s is understood', (text, decimal, meant) => expect(parseChange(text, decimal)).toEqual(meant))

test.each([
  [{ how: 'percent', by: 5 }, 29.9, 31.4],
  [{ how: 'percent', by: 5 }, 36.9, 38.75],
  [{ how: 'percent', by: -12.5 }, 10, 8.75],
  [{ how: 'add', by: -0.1 }, 0.3, 0.2],
  [{ how: 'set', by: 12 }, null, 12],
  [{ how: 'percent', by: 5 }, null, null],
] as const)('%o of %s', (change, before, after) => expect(changed(change, before, 2)).toBe(after))
