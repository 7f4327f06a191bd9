import { expect, it } from 'vitest'
import {
  alDia,
  anotar,
  conModelo,
  enLugar,
  enviado,
  leerCuenta,
  leerGuardado,
  resumenDe,
  sinContar,
  sinModelo,
  unaMas,
  VACIO,
} from './cuaderno.ts'

const hay = (_: number, talla: string) => (talla === 'S' ? 4 : 10)
const contado = anotar(
  conModelo(conModelo(VACIO, 1), 2),
  1,
  [
    { colorId: 7, talla: 'S', texto: '0' },
    { colorId: 7, talla: 'M', texto: '12' },
  ],
  hay,
)

it.each([
  ['', null],
  ['-', null],
  ['0', 0],
  [' 12 ', 12],
  ['1.234', 1234],
  ['999999', 99_999],
])('reads %j as %j: an empty cell was not counted, none was', (texto, cuenta) => {
  expect(leerCuenta(texto)).toBe(cuenta)
})

it.each(['3,5', '1.25', '2,50'])('%s garments are none: what was counted stays', (texto) => {
  expect(anotar(contado, 1, [{ colorId: 7, talla: 'M', texto }], hay)).toEqual(contado)
})

it('keeps each cell beside what the books said when it was counted', () => {
  expect(enviado(contado).celdas).toEqual([
    { modeloId: 1, colorId: 7, talla: 'S', habia: 4, contadas: 0 },
    { modeloId: 1, colorId: 7, talla: 'M', habia: 10, contadas: 12 },
  ])
  const luego = anotar(contado, 1, [{ colorId: 7, talla: 'S', texto: '3' }], () => 3)
  expect(luego.celdas['1 7 S']).toMatchObject({ habia: 3, contadas: 3 })
  expect(luego.celdas['1 7 M']).toMatchObject({ habia: 10, contadas: 12 })
})

it('counts one more for every scan, beside what the books said at the first', () => {
  const prenda = { modeloId: 3, colorId: 7, talla: 'S' }
  const dos = unaMas(unaMas(VACIO, prenda, 4), prenda, 9)
  expect(dos).toMatchObject({ modelos: [3], celdas: { '3 7 S': { habia: 4, contadas: 2 } } })
})

it('sums what is too much and what is missing, each for itself', () => {
  expect(resumenDe(contado)).toEqual({ celdas: 2, contadas: 12, sobran: 2, faltan: 4 })
})

it('takes back a cell that is emptied, and a model with all its cells', () => {
  expect(resumenDe(anotar(contado, 1, [{ colorId: 7, talla: 'S', texto: '' }], hay)).celdas).toBe(1)
  expect(sinModelo(contado, 1)).toMatchObject({ modelos: [2], celdas: {} })
})

it('stays in its place once something is counted', () => {
  expect(enLugar(contado, 'segunda').lugar).toBe('almacen')
  expect(enLugar(conModelo(VACIO, 1), 'segunda').lugar).toBe('segunda')
})

it('is read again as it was kept, and not at all where it cannot be', () => {
  expect(leerGuardado(JSON.stringify(contado))).toEqual(contado)
  expect(leerGuardado('{"lugar":"luna"}')).toBeNull()
  expect(leerGuardado('{')).toBeNull()
  expect(leerGuardado(null)).toBeNull()
})

it('stands beside what the books said when it was counted, not when the sheet was opened', () => {
  const hoja = [
    { modeloId: 1, colorId: 7, talla: 'S', hay: 1 },
    { modeloId: 1, colorId: 7, talla: 'M', hay: 12 },
    { modeloId: 1, colorId: 7, talla: 'L', hay: 3 },
  ]
  const ahora = alDia(contado, new Set(['1 7 M', '1 7 L']), hoja)
  expect(ahora.celdas).toEqual({ ...contado.celdas, '1 7 M': { ...contado.celdas['1 7 M'], habia: 12 } })
})

it('is empty again where it has to be counted again', () => {
  expect(enviado(sinContar(contado, [{ modeloId: 1, colorId: 7, talla: 'M' }])).celdas).toMatchObject([{ talla: 'S' }])
})
