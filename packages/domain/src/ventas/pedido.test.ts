import { describe, expect, test } from 'vitest'
import { anularPendiente, comprobarMovimiento, curvasEn, estadoDe, servir, situacionTras } from './pedido.ts'

const celda = (talla: string, cantidad: number, servida = 0, anulada = 0) => ({ talla, cantidad, servida, anulada })

describe('deliveries', () => {
  const celdas = [celda('S', 2), celda('M', 4, 1)]
  test('what leaves is added to what had left', () => {
    expect(servir(celdas, [{ talla: 'M', cantidad: 2 }])).toEqual([celda('S', 2), celda('M', 4, 3)])
  })
  test('no more can leave than is pending', () => {
    expect(() => servir(celdas, [{ talla: 'M', cantidad: 4 }])).toThrow('pedido.mas-que-pendiente')
    expect(() => servir(celdas, [{ talla: 'XL', cantidad: 1 }])).toThrow('pedido.talla-ajena')
  })
  test('closing gives up what is pending and nothing else', () => {
    expect(anularPendiente(celdas)).toEqual([celda('S', 2, 0, 2), celda('M', 4, 1, 3)])
  })
})

test.each([
  [[celda('S', 2)], 'confirmado', 'confirmado'],
  [[celda('S', 2, 1)], 'confirmado', 'parcial'],
  [[celda('S', 2, 2)], 'parcial', 'servido'],
  [[celda('S', 2, 1, 1)], 'parcial', 'servido'],
  [[celda('S', 2, 0, 2)], 'confirmado', 'cancelado'],
] as const)('%o after %s is %s', (celdas, antes, despues) => {
  expect(situacionTras(celdas, antes)).toBe(despues)
})

test.each([
  ['recibido', 1],
  ['parcial', 1],
  ['servido', 2],
  ['facturado', 2],
  ['cancelado', 3],
] as const)('an order that is %s is told as %d', (situacion, estado) => {
  expect(estadoDe(situacion)).toBe(estado)
})

test('only the moves of the table are made by hand', () => {
  expect(() => comprobarMovimiento('recibido', 'confirmado')).not.toThrow()
  expect(() => comprobarMovimiento('cancelado', 'confirmado')).toThrow('pedido.movimiento')
  expect(() => comprobarMovimiento('parcial', 'cancelado')).toThrow('pedido.movimiento')
  expect(() => comprobarMovimiento('confirmado', 'confirmado')).toThrow('pedido.ya')
})

describe('whole curves', () => {
  const curva = { S: 1, M: 2, L: 2, XL: 1 }
  test.each([
    [[1, 2, 2, 1], 1],
    [[3, 6, 6, 3], 3],
    [[0, 0, 0, 0], 0],
    [[1, 2, 2, 0], undefined],
    [[1, 2, 2, 2], undefined],
  ] as const)('%o → %s', (cantidades, veces) => {
    const tallas = ['S', 'M', 'L', 'XL']
    expect(
      curvasEn(
        curva,
        cantidades.map((cantidad, i) => ({ talla: tallas[i] ?? '', cantidad })),
      ),
    ).toBe(veces)
  })
  test('a size outside the curve breaks it', () => {
    expect(curvasEn(curva, [{ talla: 'XXL', cantidad: 1 }])).toBeUndefined()
  })
})
