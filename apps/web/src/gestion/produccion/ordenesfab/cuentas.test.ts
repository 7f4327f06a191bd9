import type { OrdenFab } from '@telar/contract/produccion/orden'
import { expect, test } from 'vitest'
import { enLineas, escritas, faltan, porCortar, porVolver, total } from './cuentas.ts'

const celda = (talla: string, prevista: number, cortada: number, recibida = 0, segunda = 0) => ({
  ...{ talla, prevista, cortada, recibida, segunda },
})
const color = { es: 'Negro', en: 'Black', pt: 'Preto', ca: 'Negre' }
const lineas = [
  { colorId: 1, color, hex: '#111111', tallasCantidades: [celda('38', 10, 8, 3, 1), celda('4 0', 5, 6)] },
  { colorId: 2, color, hex: '#111111', tallasCantidades: [celda('38', 4, 0)] },
]
const orden = { lineas } as unknown as OrdenFab

test('what is written of cells becomes lines, without the empty ones', () => {
  const faltaCortar = escritas(orden, porCortar)
  expect(total(faltaCortar)).toBe(6)
  expect(enLineas(faltaCortar)).toEqual([
    { colorId: 1, tallasCantidades: [{ talla: '38', cantidad: 2 }] },
    { colorId: 2, tallasCantidades: [{ talla: '38', cantidad: 4 }] },
  ])
  expect(enLineas(escritas(orden, porVolver))[0]?.tallasCantidades).toContainEqual({ talla: '4 0', cantidad: 6 })
})

test.each([
  ['lanzada', 'cortada', 6],
  ['lanzada', 'recibida', 0],
  ['enTaller', 'cortada', 0],
  ['enTaller', 'recibida', 10],
  ['cerrada', 'recibida', 0],
] as const)('what is missing of an order that is %s, in the row %s', (estado, cuenta, n) => {
  expect(faltan(lineas, cuenta, estado)).toBe(n)
})
