import type { Cart } from '@telar/contract/ventas/cart'
import { expect, test } from 'vitest'
import { alFinal, enCart, porModelos } from './celdas.ts'

const item = (talla: string, cantidad: number, colorId = 2) => ({
  modeloId: 1,
  numero: '1215',
  colorId,
  talla,
  cantidad,
})
const cart = {
  modelos: [{ modeloId: 1, colores: [{ colorId: 2, tallasCantidades: [{ talla: 'M', cantidad: 3 }] }] }],
} as unknown as Cart
const hay = (celda: Parameters<typeof enCart>[1]) => enCart(cart, celda)

test('what is added is said as it will be in the end, so that saying it twice adds nothing', () => {
  expect(alFinal([item('M', 2), item('L', 4)], hay).map(({ cantidad }) => cantidad)).toEqual([5, 4])
  expect(alFinal([item('M', 9998)], hay).map(({ cantidad }) => cantidad)).toEqual([9999])
})

test('of what stands there twice all counts', () => {
  expect(alFinal([item('M', 2), item('L', 4), item('M', 1)], hay).map(({ cantidad }) => cantidad)).toEqual([6, 4])
  expect(porModelos([item('S', 1), item('S', 2)])[0]?.colores[0]?.tallasCantidades).toEqual([
    { talla: 'S', cantidad: 3 },
  ])
})

test('a whole order goes by model and colour', () => {
  expect(porModelos([item('S', 1), item('M', 2), item('M', 3, 7)])).toEqual([
    {
      modeloId: 1,
      colores: [
        {
          colorId: 2,
          tallasCantidades: [
            { talla: 'S', cantidad: 1 },
            { talla: 'M', cantidad: 2 },
          ],
        },
        { colorId: 7, tallasCantidades: [{ talla: 'M', cantidad: 3 }] },
      ],
    },
  ])
})
