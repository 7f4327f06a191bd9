import type { Idioma } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import { lugarDeLaCasa, lugarEscrito } from './lugar.ts'

const PORTO = {
  nombre: 'Loja Porto',
  calle: 'Rua das Flores, 1',
  codigoPostal: '4050-262',
  ciudad: 'Porto',
  provincia: 'Porto',
  pais: 'PT',
  telefono: '',
}

test.each<[Idioma, string, string[]]>([
  ['pt', 'PT', ['Loja Porto', 'Rua das Flores, 1', '4050-262 Porto', 'Portugal']],
  ['en', 'IE', ['Loja Porto', 'Rua das Flores, 1', '4050-262 Porto', 'Ireland']],
  ['es', 'FR', ['Loja Porto', 'Rua das Flores, 1', '4050-262 Porto', 'Francia']],
  ['ca', 'ES', ['Loja Porto', 'Rua das Flores, 1', '4050-262 Porto']],
])('an address on a paper in %s for %s names its country when it is abroad', (idioma, pais, lineas) => {
  expect(lugarEscrito(idioma, { ...PORTO, pais })).toEqual(lineas)
})

test('the province stands where it is not the town; what is empty does not', () => {
  const aqui = { ...PORTO, nombre: '', ciudad: 'Sabadell', provincia: 'Barcelona', codigoPostal: '08201', pais: 'ES' }
  expect(lugarEscrito('es', aqui)).toEqual(['Rua das Flores, 1', '08201 Sabadell', 'Barcelona'])
})

const CASA = { direccion: 'Carrer de la Llana, 3', codigoPostal: '08201', ciudad: 'Sabadell', pais: 'ES' }

test.each<[Idioma, string[], string]>([
  ['es', [], ''],
  ['es', ['ES', 'ES'], ''],
  ['pt', ['PT'], 'Espanha'],
  ['en', ['ES', 'IE'], 'Spain'],
])('in %s the house names its country to whoever is abroad: %j', (idioma, destinos, pais) => {
  expect(lugarDeLaCasa(idioma, CASA, ...destinos)).toEqual(['Carrer de la Llana, 3', '08201 Sabadell', pais])
})

test('what was frozen without its country is of a house here', () => {
  const { pais: _, ...deAntes } = CASA
  expect(lugarDeLaCasa('en', deAntes, 'FR').at(-1)).toBe('Spain')
})
