import { expect, test } from 'vitest'
import { enHoras } from './en-horas.ts'

test.each([
  [0, '0 min'],
  [0.5, '1 min'],
  [59.2, '1 h'],
  [60, '1 h'],
  [140, '2 h 20 min'],
  [600.1, '10 h 1 min'],
])('%f minutes are said as %s', (minutos, dicho) => {
  expect(enHoras(minutos, String)).toBe(dicho)
})
