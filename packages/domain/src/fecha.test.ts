import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  diaDelMes,
  diasEntre,
  ejercicioDe,
  enElRelojDeCasa,
  esDia,
  hoy,
  lunesDe,
  masDias,
  mesDe,
  momentoConHuso,
  trimestreDe,
} from './fecha.ts'

describe('today is the day in Madrid', () => {
  test.each([
    ['half past eleven in winter', '2027-01-14T22:30:00Z', '2027-01-14', '2027-01-14T23:30:00+01:00'],
    ['half past midnight in winter', '2027-01-14T23:30:00Z', '2027-01-15', '2027-01-15T00:30:00+01:00'],
    ['half past eleven in summer', '2027-07-14T21:30:00Z', '2027-07-14', '2027-07-14T23:30:00+02:00'],
    ['half past midnight in summer', '2027-07-14T22:30:00Z', '2027-07-15', '2027-07-15T00:30:00+02:00'],
    ['the last second of a year', '2026-12-31T22:59:59Z', '2026-12-31', '2026-12-31T23:59:59+01:00'],
    ['the first of the next', '2026-12-31T23:00:00Z', '2027-01-01', '2027-01-01T00:00:00+01:00'],
    ['the hour that comes twice', '2024-10-27T01:30:00Z', '2024-10-27', '2024-10-27T02:30:00+01:00'],
    ['the same hour before', '2024-10-27T00:30:00Z', '2024-10-27', '2024-10-27T02:30:00+02:00'],
    ['the hour that never comes', '2027-03-28T01:00:00Z', '2027-03-28', '2027-03-28T03:00:00+02:00'],
  ])('%s', (_, utc, dia, conHuso) => {
    expect(hoy(() => new Date(utc))).toBe(dia)
    expect(momentoConHuso(new Date(utc))).toBe(conHuso)
    expect(enElRelojDeCasa(new Date(utc)).toISOString()).toBe(`${conHuso.slice(0, 19)}.000Z`)
  })
})

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-03-27', 2, '2027-03-29'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2027-05-05', 0, '2027-05-05'],
])('%s and %d days is %s', (dia, dias, despues) => {
  expect(masDias(dia, dias)).toBe(despues)
  expect(diasEntre(dia, despues)).toBe(dias)
})

test('going there and back is where one was', () => {
  const dia = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10))
  fc.assert(
    fc.property(dia, fc.integer({ min: -50_000, max: 50_000 }), (desde, dias) => {
      const otro = masDias(desde, dias)
      expect(diasEntre(desde, otro)).toBe(dias)
      expect(masDias(otro, -dias)).toBe(desde)
      expect(new Date(lunesDe(otro)).getUTCDay()).toBe(1)
      expect(diasEntre(lunesDe(otro), otro)).toBeGreaterThanOrEqual(0)
      expect(diasEntre(lunesDe(otro), otro)).toBeLessThan(7)
    }),
  )
})

test.each([
  ['2026-12-31', 2026, 12, 4, '2026-12-28'],
  ['2027-01-01', 2027, 1, 1, '2026-12-28'],
  ['2027-01-04', 2027, 1, 1, '2027-01-04'],
  ['2027-03-31', 2027, 3, 1, '2027-03-29'],
  ['2027-04-01', 2027, 4, 2, '2027-03-29'],
  ['2027-07-18', 2027, 7, 3, '2027-07-12'],
])('%s is of the year %d, month %d, quarter %d, and its Monday is %s', (dia, ano, mes, trimestre, lunes) => {
  expect([ejercicioDe(dia), mesDe(dia), trimestreDe(dia), lunesDe(dia)]).toEqual([ano, mes, trimestre, lunes])
})

test.each([
  [2027, 2, 31, '2027-02-28'],
  [2028, 2, 31, '2028-02-29'],
  [2027, 13, 31, '2028-01-31'],
  [2027, 14, 30, '2028-02-29'],
  [2027, 4, 5, '2027-04-05'],
])('month %#: %d-%d, day %d is %s', (ano, mes, dia, fecha) => {
  expect(diaDelMes(ano, mes, dia)).toBe(fecha)
})

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['0000-01-01', false],
  ['2027-13-01', false],
  ['2027-2-1', false],
  ['27-02-01', false],
  ['2027-02-01T00:00:00Z', false],
  ['', false],
])('%s is a day: %s', (texto, dia) => {
  expect(esDia(texto)).toBe(dia)
})
