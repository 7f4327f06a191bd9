import { expect, test } from 'vitest'
import { rebaja } from './acordado.ts'

const linea = (cambios: object = {}) => ({ modeloId: 1, colorId: 2, cantidad: 3, precio: 20, ...cambios })
const libre = (precio: number, cambios: object = {}) =>
  linea({ modeloId: null, colorId: null, cantidad: 1, precio, ...cambios })

test.each([
  ['at its rate', linea(), [], false],
  ['above its rate', linea({ precio: 25 }), [], false],
  ['under its rate', linea({ precio: 19.99 }), [], true],
  ['under its rate, as it was ordered', linea({ precio: 15 }), [linea({ precio: 15 })], false],
  ['under what was ordered', linea({ precio: 14 }), [linea({ precio: 15 })], true],
  ['as another colour was ordered', linea({ precio: 15 }), [linea({ colorId: 3, precio: 15 })], true],
  ['a free line', libre(5), [], false],
  ['a sum taken off', libre(-5), [], true],
  ['a sum taken off before', libre(-5), [libre(-5)], false],
  ['more taken off than before', libre(-6), [libre(-5)], true],
  ['a deposit that was paid', libre(-5, { anticipoId: 4 }), [], false],
] as const)('%s', (_, una, acordadas, si) => {
  expect(rebaja([una], { tarifa: [linea()], acordadas })).toBe(si)
})
