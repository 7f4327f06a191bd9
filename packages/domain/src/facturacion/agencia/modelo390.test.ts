import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aEuros, type Centimos, sumarEuros } from '../../dinero.ts'
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

/** Rates that both forms have boxes for. */
const TIPOS = [4, 10, 21] as const
const RECARGOS = { 4: 0.5, 10: 1.4, 21: 5.2 } as const
const TRATOS = ['interior', 'intracomunitaria', 'inversion', 'importacion', 'diferida', 'exenta'] as const

const euros = fc.integer({ min: -1_000_000, max: 10_000_000 }).map((centimos) => aEuros(centimos as Centimos))
const unTramo = fc
  .record({
    ...{ rectificativa: fc.boolean(), iva: fc.constantFrom(...TIPOS), conRecargo: fc.boolean() },
    ...{ base: euros, cuotaIva: euros, recargo: euros },
  })
  .map(({ conRecargo, recargo, ...tramo }) => ({
    ...{ ...tramo, re: conRecargo ? RECARGOS[tramo.iva] : 0, cuotaRe: conRecargo ? recargo : 0 },
  }))
const unaCompra = fc
  .record({
    ...{ trato: fc.constantFrom(...TRATOS), gasto: fc.constantFrom('bien', 'servicio', 'inmovilizado') },
    ...{ rectificativa: fc.boolean(), iva: fc.constantFrom(...TIPOS), base: euros, cuota: euros },
    ...{ baseDeducible: euros, cuotaDeducible: euros },
  })
  .map(({ gasto, ...suya }) => ({ ...suya, inmovilizado: gasto === 'inmovilizado', servicio: gasto === 'servicio' }))
const unTrimestre: fc.Arbitrary<Cifras390> = fc.record({
  ...{ tramos: fc.array(unTramo, { maxLength: 8 }), soportado: fc.array(unaCompra, { maxLength: 12 }) },
  ...{ intracomunitarias: euros, exportaciones: euros },
})

/** Boxes of form 390, and those of the 303 that are the same of a quarter. */
const LAS_MISMAS: readonly [delAno: readonly number[], delTrimestre: readonly number[]][] = [
  ...[1, 3, 5].flatMap((base, i): [number[], number[]][] => [
    [[base], [1 + 3 * i]],
    [[base + 1], [3 + 3 * i]],
  ]),
  [[21, 23, 25, 545, 547, 551], [10]],
  [[22, 24, 26, 546, 548, 552], [11]],
  [[27], [12]],
  [[28], [13]],
  [[29], [14]],
  [[30], [15]],
  [[35], [16]],
  [[36], [18]],
  [[599], [19]],
  [[600], [21]],
  [[601], [22]],
  [[602], [24]],
  [[43], [25]],
  [[44], [26]],
  [[47], [27]],
  ...[48, 49, 50, 51, 52, 53, 54, 55].map((ano): [number[], number[]] => [[ano], [ano - 20]]),
  [[56, 597], [36]],
  [[57, 598], [37]],
  [[58], [38]],
  [[59], [39]],
  [[639], [40]],
  [[62], [41]],
  [[64], [45]],
  [[65], [46]],
  [[659], [77]],
  [[103], [59]],
  [[104], [60]],
]

/** A sum of form 390, and the boxes by rate that it adds up. */
const SUMAS: readonly [suma: number, partes: readonly number[]][] = [
  [48, [190, 603, 605]],
  [49, [191, 604, 606]],
  [50, [196, 611, 613]],
  [51, [197, 612, 614]],
  [52, [202, 619, 621]],
  [53, [203, 620, 622]],
  [54, [208, 623, 625]],
  [55, [209, 624, 626]],
  [56, [214, 627, 629]],
  [57, [215, 628, 630]],
  [58, [220, 631, 633]],
  [59, [221, 632, 634]],
  [597, [587, 635, 637]],
  [598, [588, 636, 638]],
  [64, [49, 51, 53, 55, 57, 59, 598, 62]],
  [108, [99, 103, 104]],
]

test('whatever four quarters hold, the year is their sum, box by box, and its sums are of their parts', () => {
  fc.assert(
    fc.property(fc.tuple(unTrimestre, unTrimestre, unTrimestre, unTrimestre), (trimestres) => {
      const suyas = trimestres.map((uno) => casillas303(uno))
      const ano = cajas({
        tramos: trimestres.flatMap(({ tramos }) => tramos),
        soportado: trimestres.flatMap(({ soportado }) => soportado),
        intracomunitarias: sumarEuros(trimestres.map((uno) => uno.intracomunitarias)),
        exportaciones: sumarEuros(trimestres.map((uno) => uno.exportaciones)),
      })
      const delAno = (cuales: readonly number[]) => sumarEuros(cuales.map((n) => ano.get(n) ?? 0))
      for (const [deAno, deTrimestre] of LAS_MISMAS)
        expect(delAno(deAno), `390 ${deAno} and 303 ${deTrimestre}`).toBe(
          sumarEuros(suyas.flatMap((casillas) => deTrimestre.map((n) => casillas.get(n) ?? 0))),
        )
      for (const [suma, partes] of SUMAS) expect(delAno([suma]), `390 ${suma}`).toBe(delAno(partes))
    }),
  )
})
