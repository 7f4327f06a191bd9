import type { OrdenFab } from '@telar/contract/produccion/orden'
import { porCortar, porRecibir } from '@telar/domain/produccion/orden-fab'
import { expect, test } from 'vitest'
import { cuentasDe, enLineas, escritas, faltan, recortadas, total } from './cuentas.ts'

const celda = (talla: string, prevista: number, cortada: number, recibida = 0, segunda = 0) => ({
  ...{ talla, prevista, cortada, recibida, segunda, perdida: 0, cerrada: 0, fuera: 0 },
})
const color = { es: 'Negro', en: 'Black', pt: 'Preto', ca: 'Negre' }
const lineas = [
  { colorId: 1, color, hex: '#111111', tallasCantidades: [celda('38', 10, 8, 3, 1), celda('4 0', 6, 6)] },
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
  expect(enLineas(escritas(orden, porRecibir))[0]?.tallasCantidades).toContainEqual({ talla: '4 0', cantidad: 6 })
})

test.each([
  ['lanzada', 'cortada', 6],
  ['lanzada', 'recibida', 0],
  ['enTaller', 'cortada', 6],
  ['enTaller', 'prevista', 16],
  ['enTaller', 'recibida', 10],
  ['cerrada', 'recibida', 0],
] as const)('what is missing of an order that is %s, in the row %s', (estado, cuenta, n) => {
  expect(faltan(lineas, cuenta, estado)).toBe(n)
})

test('what is lost or closed has a row as soon as there is some', () => {
  expect(cuentasDe(lineas)).toEqual(['prevista', 'cortada', 'recibida', 'segunda'])
  const [una] = lineas
  const perdidas = [{ ...una, tallasCantidades: [{ ...celda('38', 3, 3), perdida: 1 }] }] as OrdenFab['lineas']
  expect(cuentasDe(perdidas)).toContain('perdida')
})

test('what is written of a cell in several ways is cut down to what there is, the last first', () => {
  const [perdidas, buenas] = recortadas([{ '1 38': 2 }, { '1 38': 5, '1 40': 3, '2 38': 1 }], { '1 38': 3, '1 40': 4 })
  expect([perdidas, buenas]).toEqual([{ '1 38': 2 }, { '1 38': 1, '1 40': 3, '2 38': 0 }])
})
