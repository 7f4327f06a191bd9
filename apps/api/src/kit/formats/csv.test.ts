import { expect, it } from 'vitest'
import { csv, readCsv } from './csv.ts'

it('reads what Excel writes, whatever separates the cells', () => {
  expect(readCsv('\uFEFFnumero;nombre;tallas\r\n8001;Top;S, M\r\n\r\n')).toEqual([
    ['numero', 'nombre', 'tallas'],
    ['8001', 'Top', 'S, M'],
  ])
  expect(readCsv('a,b\n1,"x, ""y""\nz"')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"\nz'],
  ])
  expect(readCsv('a;b\n;2')).toEqual([
    ['a', 'b'],
    ['', '2'],
  ])
})

it('knows what is no table', () => {
  expect(readCsv('hola')).toBeUndefined()
  expect(readCsv('a;\0')).toBeUndefined()
})

it('a text full of quotes is read in no time, and one that never closes them is no table', () => {
  const started = performance.now()
  readCsv(`a;b\n${'"'.repeat(133_000)}`)
  readCsv(`a;b\n${'"x'.repeat(66_000)}`)
  expect(performance.now() - started).toBeLessThan(1000)
})

it('what is written for accountants has decimal commas, and no text that a spreadsheet would run', () => {
  const written = csv([
    ['Cuenta', 'Importe', null],
    ['=1+1', -12.5, 'a;"b"'],
    ['@x', 0, '-y'],
  ]).toString()
  expect(written).toBe('\uFEFFCuenta;Importe;\r\n\'=1+1;-12,50;"a;""b"""\r\n\'@x;0,00;\'-y\r\n')
})
