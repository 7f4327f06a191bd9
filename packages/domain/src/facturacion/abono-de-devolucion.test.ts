import { expect, test } from 'vitest'
import { abonoDeDevolucion } from './abono-de-devolucion.ts'

const linea = (facturaId: number, pedidoLineaId: number, ...cantidades: [string, number][]) => ({
  ...{ facturaId, pedidoLineaId },
  cantidad: cantidades.reduce((n, [, una]) => n + una, 0),
  tallasCantidades: cantidades.map(([talla, cantidad]) => ({ talla, cantidad })),
})
const venta = (id: number, condiciones: string, ...cantidades: [string, number][]) => ({
  ...{ id, condiciones },
  lineas: [linea(id, 1, ...cantidades)],
})
const abono = (rectifica: number[], ...cantidades: [string, number][]) => ({
  rectifica,
  pedidoLineaId: 1,
  tallasCantidades: cantidades.map(([talla, cantidad]) => ({ talla, cantidad })),
})
const vuelta = (talla: string, cantidad: number) => ({ pedidoLineaId: 1, talla, cantidad })

test.each([
  ['one invoice that sold it', [vuelta('S', 2)], [venta(7, 'a', ['S', 5])], [], [linea(7, 1, ['S', 2])]],
  [
    'two on the same conditions, the older first',
    [vuelta('S', 4)],
    [venta(7, 'a', ['S', 3]), venta(8, 'a', ['S', 3])],
    [],
    [linea(7, 1, ['S', 3]), linea(8, 1, ['S', 1])],
  ],
  [
    'the one whose conditions cover it all, not one that sold something else on others',
    [vuelta('M', 2)],
    [venta(7, 'a', ['S', 3]), venta(8, 'b', ['M', 3])],
    [],
    [linea(8, 1, ['M', 2])],
  ],
  [
    'what an earlier credit note has not taken back',
    [vuelta('S', 3)],
    [venta(7, 'a', ['S', 3]), venta(8, 'a', ['S', 3])],
    [abono([7], ['S', -2])],
    [linea(7, 1, ['S', 1]), linea(8, 1, ['S', 2])],
  ],
  [
    'nothing, where it was sold on different conditions',
    [vuelta('S', 4)],
    [venta(7, 'a', ['S', 3]), venta(8, 'b', ['S', 3])],
    [],
    undefined,
  ],
  [
    'nothing, where it is no longer sold',
    [vuelta('S', 1)],
    [venta(7, 'a', ['S', 3])],
    [abono([7], ['S', -3])],
    undefined,
  ],
])('a return is credited from %s', (_, vueltas, ventas, abonadas, esperado) => {
  expect(abonoDeDevolucion(vueltas, ventas, abonadas)).toEqual(esperado)
})
