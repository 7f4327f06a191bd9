import { expect, test } from 'vitest'
import { conPrendas, lineasDe, malPrecio, nuevoModelo } from './venta.ts'

test('a line for each colour, with what was typed last of each size', () => {
  const uno = conPrendas(nuevoModelo(1), [
    { colorId: 7, talla: 'M', cantidad: 2 },
    { colorId: 7, talla: 'L', cantidad: 1 },
    { colorId: 8, talla: 'M', cantidad: 1 },
  ])
  const otro = conPrendas(uno, [
    { colorId: 7, talla: 'M', cantidad: 3 },
    { colorId: 8, talla: 'M', cantidad: 0 },
  ])
  expect(lineasDe([{ ...otro, pvp: '29,90' }, nuevoModelo(2)], ',')).toEqual([
    {
      ...{ modeloId: 1, colorId: 7, pvp: 29.9 },
      tallasCantidades: [
        { talla: 'L', cantidad: 1 },
        { talla: 'M', cantidad: 3 },
      ],
    },
  ])
  expect(lineasDe([otro], ',')[0]?.pvp).toBeNull()
})

test.each([
  ['', false],
  ['29,90', false],
  ['29,90 o así', true],
  ['1e3', true],
])('a price typed as «%s» is wrong: %s', (pvp, mal) => {
  expect(malPrecio({ ...nuevoModelo(1), pvp }, ',')).toBe(mal)
})
