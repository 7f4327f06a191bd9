import { expect, test } from 'vitest'
import { seMarca } from './telefono.ts'

test.each([
  ['930 12 34 56', true],
  ['+351 220 000 000', true],
  ['220000000', true],
  ['(0034) 930-12.34.56', true],
  ['3,5', false],
  ['12345', false],
  ['mañana', false],
  ['📞 930123456', false],
  ['+', false],
  ['', false],
])('%s could be dialled: %s', (telefono, bien) => {
  expect(seMarca(telefono)).toBe(bien)
})
