import { expect, test } from 'vitest'
import { enCsv, paraPegar } from './hoja.ts'

const HOJA = [
  ['Cliente', 'Total'],
  ['Boutique "Lola"; Vigo', -1234.5],
  ['=SUMA(A1)', null],
]

test('a sheet is written as Spanish spreadsheets read it, and nothing in it is a formula', () => {
  expect(enCsv(HOJA)).toBe('\uFEFFCliente;Total\r\n"Boutique ""Lola""; Vigo";-1234,50\r\n\'=SUMA(A1);\r\n')
})

test('a sheet is pasted with tabs, one row a line', () => {
  expect(paraPegar([...HOJA, ['Dos\nlíneas', 3]])).toBe(
    'Cliente\tTotal\nBoutique "Lola"; Vigo\t-1234,50\n\'=SUMA(A1)\t\nDos líneas\t3,00',
  )
})
