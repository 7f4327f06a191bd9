import { describe, expect, it } from 'vitest'
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
