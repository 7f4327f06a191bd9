import { expect, test } from 'vitest'
import { leerPeriodo, periodoDe, trimestreEn, vecino } from './periodos.ts'

test.each([
  ['2027T1', '2027-01-01', '2027-03-31', '2026T4', '2027T2'],
  ['2027T4', '2027-10-01', '2027-12-31', '2027T3', '2028T1'],
  ['2027', '2027-01-01', '2027-12-31', '2026', '2028'],
])('%s goes from %s to %s, between %s and %s', (texto, desde, hasta, antes, despues) => {
  const periodo = leerPeriodo(texto)
  expect(periodo?.nombre).toBe(texto)
  expect(periodo && periodoDe(periodo)).toEqual({ desde, hasta })
  expect(periodo && [vecino(periodo, -1), vecino(periodo, 1)]).toEqual([antes, despues])
})

test('anything else is no period', () => {
  expect(['2027T5', '27', '', undefined, '2027-01'].map(leerPeriodo)).toEqual([null, null, null, null, null])
})

test('the quarter it is', () => {
  expect(trimestreEn('2027-03-31').nombre).toBe('2027T1')
  expect(trimestreEn('2027-04-01').nombre).toBe('2027T2')
})
