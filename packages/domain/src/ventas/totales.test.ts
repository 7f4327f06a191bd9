import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cabecera, type LineaGravada, tiposDe, totales, valorDe } from './totales.ts'

const NADA: Cabecera = { dtoComercial: 0, dtoProntoPago: 0, portes: 0 }
const linea = (cantidad: number, precio: number, dto = 0, iva = 21, re = 0): LineaGravada => ({
  cantidad,
  precio,
  dto,
  iva,
  re,
})

describe('the worked invoice, under each regime', () => {
  const lineas = (iva: number, re: number) => [
    linea(12, 24.9, 0, iva, re),
    linea(10, 34.5, 10, iva, re),
    linea(15, 19.95, 0, iva, re),
    linea(7, 28.9, 0, iva, re),
  ]
  test.each([
    ['general', 21, 0, 231.13, 0, 1331.76],
    ['recargo', 21, 5.2, 231.13, 57.23, 1388.99],
    ['exempt', 0, 0, 0, 0, 1100.63],
  ])('%s', (_, iva, re, cuotaIva, cuotaRe, total) => {
    const sale = totales(lineas(iva, re), { dtoComercial: 0, dtoProntoPago: 2, portes: 12 })
    expect(sale).toMatchObject({ bruto: 1110.85, dtoProntoPago: 22.22, portes: 12, base: 1100.63 })
    expect(sale).toMatchObject({ cuotaIva, cuotaRe, total })
  })
})

describe('edges', () => {
  test.each([
    ['tax is not taken per line', Array.from({ length: 11 }, () => linea(1, 10.05)), { cuotaIva: 23.22 }],
    ['half a cent goes up', [linea(1, 21.5)], { cuotaIva: 4.52 }],
    ['recargo of 43.75', [linea(1, 43.75, 0, 21, 5.2)], { cuotaRe: 2.28 }],
    ['recargo of 3.75', [linea(1, 3.75, 0, 21, 5.2)], { cuotaRe: 0.2 }],
    ['what is given back rounds away from zero too', [linea(-1, 50.5)], { cuotaIva: -10.61 }],
    ['prices have four decimals', [linea(3, 0.3333)], { base: 1 }],
  ])('%s', (_, lineas, expected) => {
    expect(totales(lineas, NADA)).toMatchObject(expected)
  })

  test('the second discount is taken from what the first one left', () => {
    expect(totales([linea(1, 100)], { dtoComercial: 10, dtoProntoPago: 10, portes: 0 })).toMatchObject({
      dtoComercial: 10,
      dtoProntoPago: 9,
      base: 81,
    })
  })

  test('carriage alone is taxed at the rate it is told', () => {
    expect(totales([], { ...NADA, portes: 10 }, { iva: 21, re: 0 })).toMatchObject({ base: 10, total: 12.1 })
  })
})

test('totals never depend on the order of the lines', () => {
  const unaLinea = fc.record({
    cantidad: fc.integer({ min: -50, max: 9999 }),
    precio: fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000),
    dto: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
    iva: fc.constantFrom(0, 4, 10, 21),
    re: fc.constantFrom(0, 5.2),
  })
  const cabecera = fc.record({
    dtoComercial: fc.integer({ min: 0, max: 3000 }).map((n) => n / 100),
    dtoProntoPago: fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
    portes: fc.integer({ min: 0, max: 5000 }).map((n) => n / 100),
  })
  fc.assert(
    fc.property(fc.array(unaLinea, { maxLength: 12 }), cabecera, fc.infiniteStream(fc.nat()), (lineas, cab, order) => {
      const keys = lineas.map(() => order.next().value as number)
      const shuffled = lineas.map((l, i) => ({ l, k: keys[i] ?? 0 })).sort((a, b) => a.k - b.k)
      expect(
        totales(
          shuffled.map(({ l }) => l),
          cab,
        ),
      ).toEqual(totales(lineas, cab))
    }),
  )
})

describe('rates', () => {
  const impuestos = [
    { desde: '2012-09-01', iva: 21, re: 5.2 },
    { desde: '2010-07-01', iva: 18, re: 4 },
  ]
  test.each([
    ['2026-11-15', 1, { iva: 21, re: 0 }],
    ['2026-11-15', 2, { iva: 21, re: 5.2 }],
    ['2012-08-31', 2, { iva: 18, re: 4 }],
    ['2026-11-15', 3, { iva: 0, re: 0 }],
    ['2026-11-15', 4, { iva: 0, re: 0 }],
  ] as const)('%s under regime %d', (fecha, regimen, expected) => {
    expect(tiposDe(impuestos, fecha, regimen)).toEqual(expected)
  })
})

describe('some garments of an order come to what their invoice says', () => {
  const cabecera = { dtoComercial: 3, dtoProntoPago: 2, portes: 5.95 }
  const tipos = { iva: 21, re: 5.2 }
  const lineas = [
    { cantidad: 7, precio: 27.9, dto: 0 },
    { cantidad: 3, precio: 33.335, dto: 10 },
  ]
  const parte = [
    { cantidad: 1, precio: 27.9, dto: 0 },
    { cantidad: 0, precio: 33.335, dto: 10 },
  ]
  const facturar = (suyas: typeof lineas, portes: number) =>
    totales(
      suyas.filter(({ cantidad }) => cantidad > 0).map((una) => ({ ...una, ...tipos })),
      { ...cabecera, portes },
    ).total
  test.each([
    ['the whole, with its carriage', 0, lineas, facturar(lineas, 5.95)],
    ['a first part, with the carriage', 0, parte, facturar(parte, 5.95)],
    ['a later part, without', 6, parte, facturar(parte, 0)],
    ['nothing, not even the carriage', 0, [], 0],
  ])('%s', (_, servidas, suyas, importe) => {
    expect(valorDe({ ...cabecera, servidas, tipos }, suyas)).toBe(importe)
  })
})
