import { expect, test } from 'vitest'
import { pausaTras } from './webhook.ts'

test('pauses grow, and never beyond ten hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 100].map(pausaTras)).toEqual([5, 60, 300, 1800, 7200, 18_000, 36_000, 36_000])
  expect(pausaTras(0)).toBe(5)
})
