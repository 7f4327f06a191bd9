import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { enExcel, paraPegar } from './hoja.ts'

const HOJA = [
  ['Cliente', 'Total'],
  ['Boutique "Lola"; Vigo', -1234.5],
  ['=SUMA(A1)', null],
]

test('a sheet is a spreadsheet file, its figures are figures and nothing in it is a formula', async () => {
  const file = await (await enExcel('Cuentas', HOJA)).arrayBuffer()
  const { sheets } = await readXlsx(new Uint8Array(file))
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([['Cuentas', HOJA]])
})

test('a sheet is pasted with tabs, one row a line', () => {
  expect(paraPegar([...HOJA, ['Dos\nlíneas', 3]])).toBe(
    'Cliente\tTotal\nBoutique "Lola"; Vigo\t-1234,50\n\'=SUMA(A1)\t\nDos líneas\t3,00',
  )
})
