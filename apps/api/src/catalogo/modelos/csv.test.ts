import { expect, it } from 'vitest'
import { leerCsv } from './csv.ts'

it('reads what Excel writes, whatever separates the cells', () => {
  expect(leerCsv('\uFEFFnumero;nombre;tallas\r\n8001;Top;S, M\r\n\r\n')).toEqual([
    ['numero', 'nombre', 'tallas'],
    ['8001', 'Top', 'S, M'],
  ])
  expect(leerCsv('a,b\n1,"x, ""y""\nz"')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"\nz'],
  ])
  expect(leerCsv('a;b\n;2')).toEqual([
    ['a', 'b'],
    ['', '2'],
  ])
})

it('knows what is no table', () => {
  expect(leerCsv('hola')).toBeUndefined()
  expect(leerCsv('a;\0')).toBeUndefined()
})
