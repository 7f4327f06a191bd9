import { expect, test } from 'vitest'
import { comprobarHabil, diaDeCargo, esHabil } from './calendario.ts'

test.each([
  ['2027-01-01', false],
  ['2027-01-02', false],
  ['2027-01-04', true],
  ['2027-03-26', false],
  ['2027-03-29', false],
  ['2027-03-30', true],
  ['2024-03-29', false],
  ['2024-04-01', false],
  ['2038-04-26', false],
  ['2027-05-01', false],
  ['2028-12-25', false],
  ['2028-12-26', false],
  ['2027-10-12', true],
])('banks settle on %s: %s', (dia, habil) => expect(esHabil(dia)).toBe(habil))

test.each([
  ['2027-02-01', '2027-02-03'],
  ['2027-02-04', '2027-02-08'],
  ['2027-03-24', '2027-03-30'],
  ['2026-12-23', '2026-12-28'],
])('what is sent on %s is charged on %s', (hoy, cargo) => expect(diaDeCargo(hoy)).toBe(cargo))

test('a bank is asked for a day on which it settles, and the next one is named', () => {
  expect(() => comprobarHabil('cargo', '2027-03-30')).not.toThrow()
  expect(() => comprobarHabil('cargo', '2027-03-26')).toThrow(
    expect.objectContaining({
      ...{ campo: 'cargo', code: 'banco.inhabil' },
      params: { dia: '2027-03-26', siguiente: '2027-03-30' },
    }),
  )
})
