import { expect, it } from 'vitest'
import { enKilos, leerCm, leerKilos } from './kilos.ts'

it.each([
  ['12,5', 12_500],
  ['0.25', 250],
  ['7', 7000],
  ['0', null],
  ['1000', 1_000_000],
  ['1000,5', null],
  ['', null],
  ['1,2345', null],
  ['-3', null],
  ['doce', null],
])('%s kilos are %s grams', (escrito, gramos) => {
  expect(leerKilos(escrito)).toBe(gramos)
})

it('what is written is read back', () => {
  for (const gramos of [1, 250, 1000, 12_345]) expect(leerKilos(enKilos(gramos))).toBe(gramos)
})

it('centimetres are whole, and not of a lorry', () => {
  expect(['60', '0', '501', '4,5', ''].map(leerCm)).toEqual([60, null, null, null, null])
})
