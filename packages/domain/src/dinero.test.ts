import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCentimos, aEuros, redondear } from './dinero.ts'

describe('redondear: half away from zero', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [1.4999, 1],
    [-2.5, -3],
    [2.5, 3],
    [-0.4, 0],
  ])('%d → %d', (n, rounded) => {
    expect(redondear(n)).toBe(rounded)
  })
})

test('euros with two decimals survive the way to cents and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(aCentimos(aEuros(aCentimos(cents / 100)))).toBe(cents === 0 ? 0 : cents)
    }),
  )
})
