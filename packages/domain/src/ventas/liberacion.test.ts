import { expect, test } from 'vitest'
import { seAvisaDe } from './liberacion.ts'

test.each([
  ['2027-03-02', '2027-03-10', false],
  ['2027-03-03', '2027-03-10', true],
  ['2027-03-09', '2027-03-10', true],
  ['2027-03-10', '2027-03-10', false],
  ['2027-04-01', '2027-03-10', false],
  ['2028-02-28', '2028-03-07', false],
  ['2028-02-29', '2028-03-07', true],
  ['2027-12-28', '2028-01-04', true],
])('on %s staff are told of a release on %s: %s', (hoy, fecha, seDice) => {
  const { desde, hasta } = seAvisaDe(hoy)
  expect(desde <= fecha && fecha <= hasta).toBe(seDice)
})
