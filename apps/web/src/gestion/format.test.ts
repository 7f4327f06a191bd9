import { describe, expect, it } from 'vitest'
import { formatFor, parseNumber } from './format.ts'

const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ')

describe('numbers and dates as each language writes them', () => {
  it.each([
    ['es', '1.388,99', '05/03/2027', '−1.234,5'],
    ['en', '1,388.99', '05/03/2027', '−1,234.5'],
    ['pt', '1 388,99', '05/03/2027', '−1 234,5'],
    ['ca', '1.388,99', '05/03/2027', '−1.234,5'],
  ] as const)('%s', (idioma, amount, date, negative) => {
    const format = formatFor(idioma)
    expect(plain(format.amount(1388.99))).toBe(amount)
    expect(format.date('2027-03-05')).toBe(date)
    expect(plain(format.number(-1234.5))).toBe(negative)
  })
})

it.each([
  ['2027-01-31T23:30:00Z', '01/02/2027 00:30', '00:30'],
  ['2027-07-31T22:30:00Z', '01/08/2027 00:30', '00:30'],
  ['2026-12-31T22:59:00Z', '31/12/2026 23:59', '23:59'],
])('%s is told as the house’s clocks show it, wherever whoever reads it is', (iso, moment, time) => {
  expect(formatFor('es').moment(iso)).toBe(moment)
  expect(formatFor('es').time(iso)).toBe(time)
})

it.each([
  ['1.234,5', ',', 1234.5],
  ['1234,5', ',', 1234.5],
  ['12.5', ',', 12.5],
  ['−3', ',', -3],
  ['1.388,99 €', ',', 1388.99],
  ['1,234.5', '.', 1234.5],
  ['1,234,567.5', '.', 1234567.5],
  ['.5', '.', 0.5],
  ['3,', ',', 3],
  ['+5', ',', 5],
  ['1,5', '.', null],
  ['1,23', '.', null],
  ['1e3', ',', null],
  ['1e3', '.', null],
  ['0x10', ',', null],
  ['1,2,3', ',', null],
  ['Infinity', ',', null],
  ['.', '.', null],
  ['-', ',', null],
  ['doce', ',', null],
  ['', ',', null],
])('reads %s as a number', (text, decimal, number) => {
  expect(parseNumber(text, decimal)).toBe(number)
})
