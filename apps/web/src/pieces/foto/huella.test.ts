import { describe, expect, it } from 'vitest'
import { colorMedio } from './huella.ts'

describe('the average colour of a thumbhash', () => {
  it.each([
    ['1QcSHQRnh493V4dIh4eXh1h4kJUI', 'rgb(86 82 88)'],
    ['', undefined],
    ['no!', undefined],
  ])('%s → %s', (huella, color) => {
    expect(colorMedio(huella)).toBe(color)
  })
})
