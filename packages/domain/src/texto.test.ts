import { expect, test } from 'vitest'
import {
  celdaDeNumero,
  celdaDeTexto,
  conEnfasis,
  distancia,
  llano,
  parecidos,
  plano,
  principio,
  sinEnfasis,
} from './texto.ts'

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

test.each([
  ['corta', 10, 'corta'],
  ['un texto largo', 8, 'un texto'],
  ['🧵🧵🧵', 4, '🧵🧵'],
  ['🧵🧵🧵', 5, '🧵🧵'],
  ['a🧵', 2, 'a'],
])('%s begins, as far as %i, with %s', (texto, largo, dicho) => {
  expect(principio(texto, largo)).toBe(dicho)
})

test('those most alike come first, and nothing that is too far', () => {
  expect(distancia('negro', 'negra')).toBe(1)
  expect(parecidos(['Negro', 'Marino', 'Negra', 'Rojo'], (uno) => [uno], 'NEGRÓ')).toEqual(['Negro', 'Negra'])
})

test.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-5', "'-5"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['Rosa', 'Rosa'],
  ['', ''],
])('%j in a spreadsheet is %j', (texto, celda) => {
  expect(celdaDeTexto(texto)).toBe(celda)
})

test('amounts have a comma and two decimals in a spreadsheet', () => {
  expect([1234.5, 0, -0.1].map(celdaDeNumero)).toEqual(['1234,50', '0,00', '-0,10'])
})

test.each([
  ['El verano se corta *en casa*', ['El verano se corta ', 'en casa', ''], 'El verano se corta en casa'],
  ['*Summer*, cut in-house', ['', 'Summer', ', cut in-house'], 'Summer, cut in-house'],
  ['Talla 36* a 54', ['Talla 36* a 54', '', ''], 'Talla 36* a 54'],
  ['*Uno* y *dos*', ['', 'Uno', ' y *dos*'], 'Uno y *dos*'],
  ['', ['', '', ''], ''],
])('%s stresses one phrase at most', (texto, [antes, frase, despues], llana) => {
  expect(conEnfasis(texto)).toEqual({ antes, frase, despues })
  expect(sinEnfasis(texto)).toBe(llana)
})
