import { expect, test } from 'vitest'
import { distancia, llano, parecidos, plano } from './texto.ts'

test.each([
  ['AZULÓN, çèñ', 'azulon, cen'],
  ['Col·lecció', 'colleccio'],
  ['  Rosa palo ', '  rosa palo '],
  ['São João', 'sao joao'],
  ['\u0065\u0301', 'e'],
  ['', ''],
])('%s is compared as %s', (texto, letras) => {
  expect(llano(texto)).toBe(letras)
  expect(plano(texto)).toBe(letras.trim())
})

test('those most alike come first, and nothing that is too far', () => {
  expect(distancia('negro', 'negra')).toBe(1)
  expect(parecidos(['Negro', 'Marino', 'Negra', 'Rojo'], (uno) => [uno], 'NEGRÓ')).toEqual(['Negro', 'Negra'])
})
