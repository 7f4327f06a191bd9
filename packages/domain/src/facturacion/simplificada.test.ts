import { describe, expect, test } from 'vitest'
import { EXPORTACION, GENERAL, INTRACOMUNITARIA, RECARGO } from '../clientes/regimen.ts'
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
