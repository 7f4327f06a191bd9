import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumarEuros } from '../dinero.ts'
import {
  comprobarMes,
  comprobarRevisada,
  esDeAntes,
  finDeMes,
  importeDeLinea,
  numeroDeLiquidacion,
  tasaDeSegundas,
  totalDeLiquidacion,
} from './liquidacion.ts'

const linea = { buenas: 10, segundas: 2, perdidas: 1, tarifa: 5.25, precioPerdida: 12, segundasSePagan: true }

test.each([
  ['good ones and seconds, less what was lost', linea, 51],
  ['seconds that are not paid for', { ...linea, segundasSePagan: false }, 40.5],
  ['what is lost where nobody has said its price', { ...linea, precioPerdida: null }, 63],
  ['what was noted too many of', { ...linea, buenas: -3, segundas: 0, perdidas: 0 }, -15.75],
])('%s', (_, de, importe) => expect(importeDeLinea(de)).toBe(importe))

test('a statement is its lines, as they were put right or as they come to', () => {
  const importe = fc.integer({ min: -100_000, max: 100_000 }).map((n) => n / 100)
  fc.assert(
    fc.property(fc.array(fc.record({ importe, corregido: fc.option(importe) })), (lineas) => {
      expect(totalDeLiquidacion(lineas)).toBe(sumarEuros(lineas.map((una) => una.corregido ?? una.importe)))
    }),
  )
})

test('a month ends on its last day; what came before it is late', () => {
  expect(finDeMes('2027-02')).toBe('2027-02-28')
  expect(finDeMes('2027-12')).toBe('2027-12-31')
  expect(esDeAntes('2027-02-28', '2027-03')).toBe(true)
  expect(esDeAntes('2027-03-01', '2027-03')).toBe(false)
  expect(() => comprobarMes('2027-04', '2027-03-31')).toThrow('liquidacion.mes-futuro')
  expect(() => comprobarMes('2027-03', '2027-03-01')).not.toThrow()
})

test('nothing is settled that nobody has looked at', () => {
  expect(() => comprobarRevisada([])).toThrow('liquidacion.sin-lineas')
  expect(() => comprobarRevisada([{ revisada: true }, { revisada: false }])).toThrow('liquidacion.sin-revisar')
  expect(() => comprobarRevisada([{ revisada: true }])).not.toThrow()
})

test('the rate of seconds', () => {
  expect(tasaDeSegundas(0, 0)).toBe(0)
  expect(tasaDeSegundas(3, 40)).toBe(7.5)
  expect(numeroDeLiquidacion(2027, 3)).toBe('LT2027/00003')
})
