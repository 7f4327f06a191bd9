import { describe, expect, test } from 'vitest'
import { cerrada } from '../catalogo/ventana.ts'
import { plazoDeLinea, plazoDeTodo } from './plazo.ts'

const FEBRERO = { desde: '2027-02-01', hasta: '2027-02-28' }
const MARZO = { desde: '2027-03-01', hasta: '2027-03-31' }
const ABIERTO = { desde: '2027-01-15', hasta: null }
const NUNCA = { desde: null, hasta: null }

test.each([
  ['one window', [FEBRERO], FEBRERO],
  ['two windows', [MARZO, FEBRERO], { desde: '2027-02-01', hasta: '2027-03-31' }],
  ['one without a last day', [FEBRERO, ABIERTO], { desde: '2027-01-15', hasta: null }],
  ['one that says nothing', [FEBRERO, NUNCA], { desde: '2027-02-01', hasta: null }],
  ['nothing', [], NUNCA],
])('an order of %s', (_, partes, entero) => {
  expect(plazoDeTodo(partes)).toEqual(entero)
})

test('a line without a window is delivered when its order is', () => {
  expect(plazoDeLinea(FEBRERO, MARZO)).toEqual(FEBRERO)
  expect(plazoDeLinea(NUNCA, MARZO)).toEqual(MARZO)
})

describe('a window takes orders', () => {
  test.each([
    ['always, where it has no last day', null, '2030-01-01', false],
    ['on its last day', '2027-01-31', '2027-01-31', false],
    ['no longer on the day after', '2027-01-31', '2027-02-01', true],
  ])('%s', (_, cierre, hoy, cierra) => {
    expect(cerrada({ cierre }, hoy)).toBe(cierra)
  })
})
