// @vitest-environment happy-dom
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { MatrizDeOrden } from './MatrizDeOrden.tsx'

const celda = (cuentas: object) => ({
  ...{ talla: 'M', prevista: 10, cortada: 0, recibida: 0, segunda: 0, perdida: 0, cerrada: 0, fuera: 0 },
  ...cuentas,
})
const linea = (colorId: number, es: string, cuentas: object) => ({
  ...{ colorId, hex: '#111111', color: { es, en: es, pt: es, ca: es } },
  tallasCantidades: [celda(cuentas)],
})
const orden = {
  ...{ tallas: ['M'], estado: 'recibidaParcial' },
  lineas: [linea(1, 'Negro', { cortada: 8, recibida: 5, segunda: 1, perdida: 1, cerrada: 2 }), linea(2, 'Granate', {})],
} as unknown as OrdenFab

/** The rows of one colour: what they count, how many in all, and what is missing. */
const filas = (i: number) => {
  const cuerpo = screen.getAllByRole('rowgroup')[i + 1] as HTMLElement
  return within(cuerpo)
    .getAllByRole('row')
    .map((fila) => [...fila.querySelectorAll('th[scope=row], td.o-n')].map(({ textContent }) => textContent))
}

test('each colour stands where it stands: planned, cut, received, lost, closed, and what is missing of each', () => {
  show(<MatrizDeOrden orden={orden} />)
  expect(filas(0)).toEqual([
    ['Prevista', '10', '1'],
    ['Cortada', '8', ''],
    ['Recibida', '5', '1'],
    ['Segunda', '1', ''],
    ['Perdida', '1', ''],
    ['Sin esperar', '2', ''],
  ])
  expect(filas(1)).toEqual([
    ['Prevista', '10', '10'],
    ['Cortada', '·', '10'],
    ['Recibida', '·', ''],
    ['Segunda', '·', ''],
  ])
})
