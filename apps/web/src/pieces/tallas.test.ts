import { describe, expect, it } from 'vitest'
import { ordenarTallas, rangoDeTallas } from './tallas.ts'

describe('sizes', () => {
  it.each([
    [['36', '38', '40', '42', '44', '46'], '36–46'],
    [['S', 'M', 'L', 'XL'], 'S–XL'],
    [['XL', 'S', 'M'], 'S–XL'],
    [['TU'], 'TU'],
    [[], ''],
  ])('%j is written %s', (tallas, rango) => {
    expect(rangoDeTallas(tallas)).toBe(rango)
  })

  it('puts numbers before letters, and what has no order last', () => {
    expect(ordenarTallas(['TU', 'XXL', '54', 'S', '8', 'XL', '36'])).toEqual(['8', '36', '54', 'S', 'XL', 'XXL', 'TU'])
  })
})
