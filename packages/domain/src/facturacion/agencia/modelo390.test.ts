import { expect, test } from 'vitest'
import { casillas303 } from './modelo303.ts'
import { type Cifras390, filas390 } from './modelo390.ts'

type Compra = Cifras390['soportado'][number]
const compra = (suya: Pick<Compra, 'trato' | 'inmovilizado' | 'servicio' | 'iva' | 'base' | 'cuota'>): Compra => ({
  ...{ ...suya, rectificativa: false, baseDeducible: suya.base, cuotaDeducible: suya.cuota },
})

const CIFRAS: Cifras390 = {
  tramos: [
    { rectificativa: false, iva: 21, re: 0, base: 1000, cuotaIva: 210, cuotaRe: 0 },
    { rectificativa: false, iva: 21, re: 5.2, base: 100, cuotaIva: 21, cuotaRe: 5.2 },
    { rectificativa: false, iva: 10, re: 0, base: 50, cuotaIva: 5, cuotaRe: 0 },
    { rectificativa: true, iva: 21, re: 0, base: -200, cuotaIva: -42, cuotaRe: 0 },
  ],
  soportado: [
    compra({ trato: 'interior', inmovilizado: false, servicio: false, iva: 21, base: 300, cuota: 63 }),
    compra({ trato: 'interior', inmovilizado: true, servicio: false, iva: 21, base: 100, cuota: 21 }),
    compra({ trato: 'intracomunitaria', inmovilizado: false, servicio: false, iva: 21, base: 40, cuota: 8.4 }),
    compra({ trato: 'intracomunitaria', inmovilizado: false, servicio: true, iva: 21, base: 20, cuota: 4.2 }),
    compra({ trato: 'inversion', inmovilizado: false, servicio: false, iva: 21, base: 10, cuota: 2.1 }),
    compra({ trato: 'importacion', inmovilizado: false, servicio: false, iva: 21, base: 200, cuota: 42 }),
    compra({ trato: 'importacion', inmovilizado: true, servicio: false, iva: 10, base: 30, cuota: 3 }),
    compra({ trato: 'exenta', inmovilizado: false, servicio: true, iva: 0, base: 999, cuota: 0 }),
  ],
  intracomunitarias: 400,
  exportaciones: 60,
}

const cajas = (cifras: Cifras390) =>
  new Map(
    filas390(cifras)
      .flatMap(({ base, cuota }) => [base, cuota])
      .flatMap((caja) => (caja ? [[caja.casilla, caja.importe] as const] : [])),
  )

test('the year fills the boxes of form 390, each once', () => {
  expect(Object.fromEntries(cajas(CIFRAS))).toEqual({
    ...{ 5: 1100, 6: 231, 3: 50, 4: 5, 25: 40, 26: 8.4, 551: 20, 552: 4.2, 27: 10, 28: 2.1, 29: -200, 30: -42 },
    ...{ 33: 1020, 34: 208.7, 601: 100, 602: 5.2, 43: 0, 44: 0, 47: 213.9 },
    ...{ 605: 310, 606: 65.1, 48: 310, 49: 65.1, 613: 100, 614: 21, 50: 100, 51: 21 },
    ...{ 621: 200, 622: 42, 52: 200, 53: 42, 623: 30, 624: 3, 54: 30, 55: 3 },
    ...{ 629: 40, 630: 8.4, 56: 40, 57: 8.4, 58: 0, 59: 0, 637: 20, 638: 4.2, 597: 20, 598: 4.2, 639: 0, 62: 0 },
    ...{ 64: 143.7, 65: 70.2, 99: 950, 103: 400, 104: 60, 108: 1410 },
  })
  const casillas = filas390(CIFRAS).flatMap(({ base, cuota }) => [base, cuota].flatMap((caja) => caja?.casilla ?? []))
  expect(new Set(casillas).size).toBe(casillas.length)
})

test('what is due, deductible and left is the same as in form 303', () => {
  const [suyas, trimestre] = [cajas(CIFRAS), casillas303(CIFRAS)]
  expect([suyas.get(47), suyas.get(64), suyas.get(65)]).toEqual([27, 45, 46].map((n) => trimestre.get(n)))
})

test('what suppliers took back and what cannot be deducted have their boxes too', () => {
  const [primera] = CIFRAS.soportado
  if (!primera) throw new Error('There is nothing bought.')
  const soportado = [
    { ...primera, baseDeducible: 150, cuotaDeducible: 31.5 },
    { ...primera, base: -10, cuota: -2.1, baseDeducible: -10, cuotaDeducible: -2.1, rectificativa: true },
    {
      ...primera,
      trato: 'intracomunitaria' as const,
      base: -20,
      cuota: -4.2,
      baseDeducible: -20,
      cuotaDeducible: -4.2,
      rectificativa: true,
    },
  ]
  const cifras = { ...CIFRAS, soportado }
  const [suyas, trimestre] = [cajas(cifras), casillas303(cifras)]
  expect([605, 606, 639, 62].map((n) => suyas.get(n))).toEqual([150, 31.5, -30, -6.3])
  expect([29, 30].map((n) => suyas.get(n))).toEqual([-220, -46.2])
  expect([47, 64, 65].map((n) => suyas.get(n))).toEqual([27, 45, 46].map((n) => trimestre.get(n)))
})

test('what is imported is deducted in boxes of its own, by customs’ paper, and what is not current apart', () => {
  const casillas = casillas303(CIFRAS)
  expect([32, 33, 34, 35].map((n) => casillas.get(n))).toEqual([200, 42, 30, 3])
  expect([28, 29, 30, 31].map((n) => casillas.get(n))).toEqual([310, 65.1, 100, 21])
})
