import { describe, expect, test } from 'vitest'
import { EXPORTACION, GENERAL, INTRACOMUNITARIA, RECARGO } from '../../clientes/regimen.ts'
import { diasPresentados, modelosDeCompra, modelosDeVenta, puedeEsperar } from './presentacion.ts'

describe('a return that was presented', () => {
  test.each([
    ['303', '3T', '2026-10-20', { desde: '2026-07-01', hasta: '2026-09-30' }],
    ['303', '09', '2026-10-01', { desde: '2026-09-01', hasta: '2026-09-30' }],
    ['349', '1T', '2026-04-20', { desde: '2026-01-01', hasta: '2026-03-31' }],
  ] as const)('%s of %s tells of its days', (modelo, periodo, fecha, dias) => {
    expect(diasPresentados({ modelo, ejercicio: 2026, periodo, fecha }, '2026-11-18')).toEqual(dias)
  })

  test.each([
    ['before it is over', '303', '3T', 2026, '2026-09-30', 'presentacion.antes-de-acabar'],
    ['tomorrow', '303', '3T', 2026, '2026-11-19', 'presentacion.futura'],
    ['a year in quarters', '390', '3T', 2025, '2026-01-20', 'agencia.periodo'],
    ['a quarter of the year', '303', '0A', 2025, '2026-01-20', 'agencia.periodo'],
  ] as const)('not %s', (_, modelo, periodo, ejercicio, fecha, code) => {
    expect(() => diasPresentados({ modelo, ejercicio, periodo, fecha }, '2026-11-18')).toThrow(
      expect.objectContaining({ code }),
    )
  })
})

test.each([
  [GENERAL, ['303', '390', '347']],
  [RECARGO, ['303', '390', '347']],
  [INTRACOMUNITARIA, ['303', '390', '349']],
  [EXPORTACION, ['303', '390']],
] as const)('sales under regime %i are in %j', (regimen, modelos) => {
  expect(modelosDeVenta(regimen)).toEqual(modelos)
})

test.each([
  ['interior', ['303', '390', '347'], true],
  ['inversion', ['303', '390', '347'], false],
  ['intracomunitaria', ['303', '390', '349'], false],
  ['importacion', ['303', '390'], true],
  ['diferida', ['303', '390'], true],
  ['exenta', ['347'], true],
] as const)('purchases (%s) are in %j', (trato, modelos, espera) => {
  expect(modelosDeCompra(trato)).toEqual(modelos)
  expect(puedeEsperar(trato)).toBe(espera)
})
