import { describe, expect, test } from 'vitest'
import { aplicarCurva, copiarATodos, leerCantidad, pegar, type Rejilla, rellenarAbajo, vecina } from './rejilla.ts'

const color = (id: number, ...tallas: string[]) => ({
  ...{ id, nombre: `Color ${id}`, hex: '#111111' },
  tallas: tallas.map((talla) => ({ talla, libre: 5 })),
})
const rejilla: Rejilla = {
  tallas: ['S', 'M', 'L'],
  colores: [color(1, 'S', 'M', 'L'), color(2, 'S', 'L'), color(3, 'S', 'M', 'L')],
}

describe('moving', () => {
  test.each([
    ['to the right', { fila: 0, columna: 0 }, 'ArrowRight', { fila: 0, columna: 1 }],
    ['over a size that does not exist', { fila: 1, columna: 0 }, 'ArrowRight', { fila: 1, columna: 2 }],
    ['down over a colour without that size', { fila: 0, columna: 1 }, 'ArrowDown', { fila: 2, columna: 1 }],
    ['nowhere at the edge', { fila: 2, columna: 1 }, 'ArrowDown', undefined],
    ['nowhere to the left of the first', { fila: 0, columna: 0 }, 'ArrowLeft', undefined],
  ] as const)('%s', (_, desde, direccion, hasta) => {
    expect(vecina(rejilla, desde, direccion)).toEqual(hasta)
  })
})

test.each([
  ['12', 12],
  ['', 0],
  [' 7 ', 7],
  ['0012', 12],
  ['9999', 9999],
])('%j is %d garments', (texto, cantidad) => {
  expect(leerCantidad(texto)).toBe(cantidad)
})

test.each(['3,5', '3.5', '1e9', '-5', '+5', '3 uds', 'tres', '10000', '0x10', '٣'])(
  '%j is no number of garments',
  (texto) => {
    expect(leerCantidad(texto)).toBeUndefined()
  },
)

test('a block with a word in it changes nothing, and the word is told', () => {
  expect(pegar(rejilla, { fila: 0, columna: 0 }, '1\t2\r\n3,5\t4')).toEqual({ malo: '3,5' })
  expect(pegar(rejilla, { fila: 0, columna: 0 }, '1\ttres')).toEqual({ malo: 'tres' })
})

test('a block from a spreadsheet falls on the cells that exist', () => {
  expect(pegar(rejilla, { fila: 0, columna: 1 }, '1\t2\t9\r\n3\t4\r\n')).toEqual({
    cambios: [
      { colorId: 1, talla: 'M', cantidad: 1 },
      { colorId: 1, talla: 'L', cantidad: 2 },
      { colorId: 2, talla: 'L', cantidad: 4 },
    ],
  })
})

test('filling down leaves out what does not exist', () => {
  expect(rellenarAbajo(rejilla, { fila: 0, columna: 1 }, 7)).toEqual([{ colorId: 3, talla: 'M', cantidad: 7 }])
})

test('copying to all colours goes by size', () => {
  const cantidad = (_: number, talla: string) => ({ S: 1, M: 2, L: 3 })[talla] ?? 0
  expect(copiarATodos({ ...rejilla, colores: rejilla.colores.slice(0, 2) }, 1, cantidad)).toEqual([
    { colorId: 2, talla: 'S', cantidad: 1 },
    { colorId: 2, talla: 'L', cantidad: 3 },
  ])
})

test('the curve is added once more each time', () => {
  const fila = color(1, 'S', 'M', 'L')
  const curva = { S: 1, M: 2, L: 1 }
  const once = aplicarCurva(fila, curva, () => 0)
  expect(once.map(({ cantidad }) => cantidad)).toEqual([1, 2, 1])
  const de = (talla: string) => once.find((una) => una.talla === talla)?.cantidad ?? 0
  expect(aplicarCurva(fila, curva, de).map(({ cantidad }) => cantidad)).toEqual([2, 4, 2])
})

test('the curve comes on top of what was typed, and takes nothing of it away', () => {
  const escritas: Record<string, number> = { S: 6, L: 9999 }
  expect(aplicarCurva(color(1, 'S', 'M', 'L', 'XL'), { S: 1, M: 2, L: 1 }, (talla) => escritas[talla] ?? 0)).toEqual([
    { talla: 'S', cantidad: 7 },
    { talla: 'M', cantidad: 2 },
    { talla: 'L', cantidad: 9999 },
  ])
})
