import { describe, expect, it } from 'vitest'
import { cuenta } from '../i18n/locale.ts'
import { precio } from './precio.ts'

describe('a price', () => {
  it.each([
    ['es', '1.429,90 €'],
    ['en', '€1,429.90'],
    ['pt', '1 429,90 €'],
    ['ca', '1.429,90 €'],
  ] as const)('is written in %s as %s', (idioma, written) => {
    expect(precio(1429.9, idioma).replace(/\s/g, ' ')).toBe(written)
  })
})

it('what goes back has a real minus, garments as well as amounts', () => {
  expect([precio(-24.9, 'es').replace(/\s/g, ' '), cuenta(-1200, 'es')]).toEqual(['−24,90 €', '−1.200'])
})
