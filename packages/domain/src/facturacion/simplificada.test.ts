import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXPORTACION, GENERAL, INTRACOMUNITARIA, RECARGO } from '../clientes/regimen.ts'
import { aCentimos, sumarEuros } from '../dinero.ts'
import { importeDeLinea, importesDeLineas, totales } from '../ventas/totales.ts'
import { noCuadra } from './ecuaciones.ts'
import type { TipoDeFactura } from './factura.ts'
import { comprobarDestinatario, comprobarSimplificada, conIva, puedeNombrar, sinIva } from './simplificada.ts'

describe('within the limits of RD 1619/2012, 4', () => {
  test.each([
    ['a retail sale up to 3,000 €', 'F2', 3000, GENERAL, true, undefined],
    ['and not a cent more', 'F2', 3000.01, GENERAL, true, 'simplificada.limite'],
    ['to a trade up to 400 €', 'F2', 400, GENERAL, false, undefined],
    ['and not a cent more', 'F2', 400.01, GENERAL, false, 'simplificada.limite'],
    ['not to another state of the Union', 'F2', 10, INTRACOMUNITARIA, true, 'simplificada.regimen'],
    ['nor beyond it', 'F2', 10, EXPORTACION, true, 'simplificada.regimen'],
    ['nor under the recargo', 'F2', 10, RECARGO, true, 'simplificada.regimen'],
    ['a full one has no limit', 'F1', 9000, EXPORTACION, true, undefined],
    ['what takes its place neither', 'F3', 9000, GENERAL, false, undefined],
  ] as const)('%s', (_, tipo, total, regimenIva, alPorMenor, code) => {
    const comprobar = () => comprobarSimplificada({ tipo, total, regimenIva }, alPorMenor)
    if (code) expect(comprobar).toThrow(expect.objectContaining({ code }))
    else expect(comprobar).not.toThrow()
  })
})

test.each([
  ['F1', true, false],
  ['F2', true, true],
  ['F3', true, false],
  ['R1', true, false],
  ['R5', true, true],
  ['F1', false, true],
  ['F2', false, false],
  ['F3', false, true],
  ['R5', false, false],
] as const)('%s to somebody unnamed (%s): %s', (tipo, mostrador, puede) => {
  const comprobar = () => comprobarDestinatario(tipo, { mostrador })
  if (puede) expect(comprobar).not.toThrow()
  else expect(comprobar).toThrow()
})

test.each<[TipoDeFactura, TipoDeFactura, number, boolean]>([
  ['R1', 'F1', 7, true],
  ['R1', 'F1', 8, false],
  ['R1', 'F2', 7, false],
  ['R1', 'F3', 7, true],
  ['R5', 'F2', 7, true],
  ['R5', 'R5', 7, true],
  ['R5', 'F1', 7, false],
  ['F3', 'F2', 8, true],
  ['F3', 'F1', 7, false],
  ['F3', 'R5', 7, false],
  ['F1', 'F1', 7, false],
])('%s can speak of %s of customer %s: %s', (tipo, otra, clienteId, puede) => {
  expect(puedeNombrar(tipo, { tipo: otra, clienteId }, 7)).toBe(puede)
})

test.each([
  [29.9, 21, 24.7107],
  [121, 21, 100],
  [19.95, 10, 18.1364],
  [0, 21, 0],
])('%s € with %s %% of tax are %s without', (pvp, iva, precio) => {
  expect(sinIva(pvp, iva)).toBe(precio)
  expect(conIva(precio, iva)).toBe(pvp)
})

const CABECERA = { dtoComercial: 0, dtoProntoPago: 0, portes: 0 }
const alPublico = (cantidad: number, pvp: number, iva = 21) => ({
  ...{ cantidad, pvp, precio: sinIva(pvp, iva), dto: 0, iva, re: 0 },
})

test.each([
  ['one whose tax is not its rate to the cent', [[1, 0.03]], 0.03, 0.02, 0.01],
  ['one that no base with its tax comes to', [[1, 29.99]], 29.99, 24.79, 5.2],
  ['many, whose bases rounded one by one would drift', Array.from({ length: 9 }, () => [1, 9.95]), 89.55, 74.01, 15.54],
  ['hundreds of one', [[300, 29.99]], 8997, 7435.54, 1561.46],
] as const)('the price with its tax is what is paid: %s', (_, lineas, total, base, cuotaIva) => {
  const vendidas = lineas.map(([cantidad, pvp]) => alPublico(cantidad, pvp))
  expect(totales(vendidas, CABECERA)).toMatchObject({ total, base, cuotaIva })
})

const VENTA = fc.array(
  fc.record({
    cantidad: fc.integer({ min: -50, max: 400 }),
    pvp: fc.integer({ min: 1, max: 90_000 }).map((n) => n / 100),
    iva: fc.constantFrom(21, 10, 4, 0),
  }),
  { minLength: 1, maxLength: 30 },
)

test('of any sale at prices with tax the total is their sum, the figures agree, and taking it back leaves nothing', () => {
  fc.assert(
    fc.property(VENTA, (venta) => {
      const lineas = venta.map(({ cantidad, pvp, iva }) => alPublico(cantidad, pvp, iva))
      const { total, bruto, ...suyas } = totales(lineas, CABECERA)
      expect(total).toBe(
        sumarEuros(venta.map(({ cantidad, pvp }) => importeDeLinea({ cantidad, precio: pvp, dto: 0 }) / 100)),
      )
      const importes = importesDeLineas(lineas).map((cents) => cents / 100)
      expect(noCuadra({ ...suyas, total, bruto, lineas: importes, descuentos: [], vencimientos: [] })).toEqual([])
      for (const { base, iva, cuotaIva } of suyas.tramos)
        expect(Math.abs(aCentimos(cuotaIva) - (aCentimos(base) * iva) / 100)).toBeLessThan(1)
      const vuelta = lineas.map((linea) => ({ ...linea, cantidad: -linea.cantidad }))
      expect(totales(vuelta, CABECERA).total + total).toBe(0)
    }),
    { numRuns: 300 },
  )
})
