import { expect, test } from 'vitest'
import { fuerzaDe } from './fuerza.ts'

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
