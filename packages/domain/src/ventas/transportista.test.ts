import { expect, it } from 'vitest'
import {
  antesDelCorte,
  enlaceDe,
  esHora,
  esPatron,
  paisesDe,
  type Reparte,
  serviciosDe,
  sonPaises,
  transportistaPara,
} from './transportista.ts'

const uno = (id: number, datos: Partial<Reparte> = {}): Reparte => ({
  id,
  nombre: `T${id}`,
  activo: true,
  paises: '',
  pesoMaxGr: null,
  predeterminado: false,
  ...datos,
})

it.each([
  [
    'who goes there by name before who goes everywhere',
    [uno(1, { predeterminado: true }), uno(2, { paises: 'PT' })],
    2,
  ],
  ['the usual one before others', [uno(1), uno(2, { predeterminado: true })], 2],
  ['small things go with who takes small things', [uno(1), uno(2, { pesoMaxGr: 20_000 })], 2],
  ['too heavy for the one, the other takes it', [uno(1), uno(2, { pesoMaxGr: 500 })], 1],
  ['who stopped working takes nothing', [uno(1, { activo: false }), uno(2)], 2],
  ['nobody goes there', [uno(1, { paises: 'ES' })], undefined],
  ['the first, where nothing tells them apart', [uno(2), uno(1)], 1],
])('%s', (_, todos, id) => {
  expect(transportistaPara(todos, { pais: 'PT', pesoGr: 1000 })?.id).toBe(id)
})

it('countries are read as people write them', () => {
  expect(paisesDe('es, pt;FR  es')).toEqual(['ES', 'PT', 'FR'])
  expect(sonPaises('España')).toBe(false)
  expect(sonPaises('')).toBe(true)
})

it('services are lines of a code and its name', () => {
  expect(serviciosDe('P Express Worldwide\n\n 24\n')).toEqual([
    { codigo: 'P', nombre: 'Express Worldwide' },
    { codigo: '24', nombre: '24' },
  ])
})

it.each([
  ['https://t.example/?n={numero}', true],
  ['', true],
  ['http://t.example/{numero}', false],
  ['https://t.example/', false],
  ['javascript:alert({numero})', false],
])('%s as the address of a parcel: %s', (patron, vale) => {
  expect(esPatron(patron)).toBe(vale)
})

it('a parcel is followed by its number, whatever is in it', () => {
  expect(enlaceDe('https://t.example/{numero}?l=es', 'A/1 2')).toBe('https://t.example/A%2F1%202?l=es')
  expect(enlaceDe('https://t.example/{numero}', null)).toBeNull()
  expect(enlaceDe('', 'A1')).toBeNull()
})

it('until the hour of the cut it still leaves today', () => {
  expect(antesDelCorte('17:30', '17:30')).toBe(true)
  expect(antesDelCorte('17:30', '17:31')).toBe(false)
  expect(antesDelCorte('', '23:59')).toBe(true)
  expect([esHora('24:00'), esHora('7:00'), esHora('07:05')]).toEqual([false, false, true])
})
