import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aCentimos,
  aDiezmilesimas,
  aEuros,
  deDiezmilesimas,
  enEuros,
  redondear,
  redondearA,
  sumarEuros,
} from './dinero.ts'

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

test.each([
  [12.345, 1, 12.3],
  [12.35, 1, 12.4],
  [-12.35, 1, -12.4],
  [0.00005, 4, 0.0001],
  [-0.04, 1, 0],
  [1215, 0, 1215],
])('%d to %d decimals is %d', (n, decimales, redondo) => {
  expect(redondearA(n, decimales)).toBe(redondo)
})

test.each([
  [24.9 * 12, 298.8],
  [0.1 + 0.2, 0.3],
  [-0.125, -0.13],
  [-0.001, 0],
])('%d comes to %d euros', (n, euros) => {
  expect(enEuros(n)).toBe(euros)
})

test('sums do not drift, however long', () => {
  expect(sumarEuros([])).toBe(0)
  expect(sumarEuros([0.1, 0.2, -0.3])).toBe(0)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 200 }), (cents) => {
      const exacta = cents.reduce((n, uno) => n + uno, 0)
      expect(sumarEuros(cents.map((uno) => uno / 100))).toBe(exacta === 0 ? 0 : exacta / 100)
    }),
  )
})

test('prices and lengths survive the way to ten-thousandths and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (n) => {
      expect(aDiezmilesimas(deDiezmilesimas(n))).toBe(n === 0 ? 0 : n)
    }),
  )
})
