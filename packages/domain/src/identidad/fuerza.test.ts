import { expect, test } from 'vitest'
import { esAdivinable, fuerzaDe } from './fuerza.ts'

test.each([
  ['corta', { nivel: 'short', faltan: 7 }],
  ['aaaaaaaaaaaa', { nivel: 'weak' }],
  ['contraseña123', { nivel: 'weak' }],
  ['qwertyuiop12', { nivel: 'weak' }],
  ['modalola2027', { nivel: 'weak' }],
  ['tres gatos ya', { nivel: 'fair' }],
  ['tres gatos en el tejado', { nivel: 'good' }],
])('«%s»', (password, fuerza) => {
  expect(fuerzaDe(password, ['Moda Lola', 'compras@modalola.example'])).toEqual(fuerza)
})

test.each([
  ['123456789012', true],
  ['1234567890ab', true],
  ['aaaaaaaaaaaa', true],
  ['aaaabbbbcccc', true],
  ['qwertyuiop12', true],
  ['Password1234', true],
  ['contraseña123', true],
  ['a-long-password', false],
  ['telar-demo-2027', false],
  ['tres gatos ya', false],
])('«%s» is refused: %s', (password, refused) => {
  expect(esAdivinable(password)).toBe(refused)
})
