import { expect, it } from 'vitest'
import { escribir, leido, limpio } from './a-mano.ts'

it.each([
  ['3', true, '3', 3],
  ['-3', true, '-3', -3],
  ['−3', true, '-3', -3],
  ['-', true, '-', 0],
  ['-3', false, '3', 3],
  ['x', true, '', 0],
  ['123456', false, '12345', 12345],
])('%j, with a sign: %j, is kept as %j and read as %j', (texto, conSigno, queda, n) => {
  expect(limpio(texto, conSigno)).toBe(queda)
  expect(leido(limpio(texto, conSigno))).toBe(n)
})

it('writes over what was there, and leaves the rest', () => {
  const antes = { '1 S': '2', '1 M': '5' }
  expect(escribir(antes, [{ colorId: 1, talla: 'S', texto: '-1' }], true)).toEqual({ '1 S': '-1', '1 M': '5' })
  expect(escribir(antes, [{ colorId: 1, talla: 'S', texto: '3,5' }], true)).toEqual(antes)
})
