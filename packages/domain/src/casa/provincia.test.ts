import { expect, test } from 'vitest'
import { codigoPostalEntero, codigoPostalValido, provinciaDe } from './provincia.ts'

test.each([
  ['01001', 'Álava'],
  ['08202', 'Barcelona'],
  ['17001', 'Girona'],
  ['28013', 'Madrid'],
  ['33003', 'Asturias'],
  ['35001', 'Las Palmas'],
  ['50001', 'Zaragoza'],
  ['52001', 'Melilla'],
  [' 08202 ', 'Barcelona'],
  ['00100', undefined],
  ['53001', undefined],
  ['8202', undefined],
  ['082021', undefined],
  ['', undefined],
])('%j is in %j', (codigo, provincia) => {
  expect(provinciaDe(codigo)).toBe(provincia)
})

test('another country has its own postcodes', () => {
  expect(codigoPostalValido({ pais: 'PT', codigoPostal: '4000-123' })).toBe(true)
  expect(codigoPostalValido({ pais: 'ES', codigoPostal: '4000-123' })).toBe(false)
})

test.each([
  ['ES', '8201', '08201'],
  ['ES', '28001', '28001'],
  ['FR', '1000', '01000'],
  ['PT', '4000', '4000'],
  ['AD', 'AD500', 'AD500'],
])('in %s %s is %s', (pais, escrito, entero) => expect(codigoPostalEntero(pais, escrito)).toBe(entero))
