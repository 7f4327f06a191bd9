import { describe, expect, test } from 'vitest'
import { enOrden, sinTipoDesde, type Tono } from '../casa/reclamacion.ts'
import { SIN_TEXTOS } from '../idioma.ts'
import { compensacionDe, interesDeDemora, pasoDebido, type Reclamada } from './reclamar.ts'

const paso = (dias: number, activo = true) => ({ dias, activo, texto: SIN_TEXTOS })
const pasos = { amable: paso(3), firme: paso(15), ultimo: paso(30) }
const VENCE = '2027-03-01'
const hecha = (tono: Tono, fecha: string): Reclamada => ({ tono, fecha })

describe('the rung that is due', () => {
  test.each<[string, string, Reclamada[], Tono[], Tono | null]>([
    ['none before its day', '2027-03-03', [], [], null],
    ['the first on its day', '2027-03-04', [], [], 'amable'],
    ['the first too, however late it is', '2027-09-01', [], [], 'amable'],
    ['the next on its day', '2027-03-16', [hecha('amable', '2027-03-04')], [], 'firme'],
    ['not before', '2027-03-15', [hecha('amable', '2027-03-04')], [], null],
    ['not the day after a late first one', '2027-09-02', [hecha('amable', '2027-09-01')], [], null],
    ['as long after it as lies between them', '2027-09-13', [hecha('amable', '2027-09-01')], [], 'firme'],
    ['one that is skipped never', '2027-03-20', [hecha('amable', '2027-03-04')], ['firme'], null],
    ['the one after it on its own day', '2027-03-31', [hecha('amable', '2027-03-04')], ['firme'], 'ultimo'],
    ['nothing after the last', '2028-01-01', [hecha('ultimo', '2027-04-01')], [], null],
  ])('%s', (_, hoy, hechas, saltados, tono) => {
    expect(pasoDebido({ pasos }, { vence: VENCE, hechas, saltados }, hoy)).toBe(tono)
  })

  test('is one that is in use', () => {
    const sin = { ...pasos, amable: paso(3, false) }
    expect(pasoDebido({ pasos: sin }, { vence: VENCE, hechas: [], saltados: [] }, '2027-03-04')).toBeNull()
    expect(pasoDebido({ pasos: sin }, { vence: VENCE, hechas: [], saltados: [] }, '2027-03-16')).toBe('firme')
  })

  test.each([
    [pasos, true],
    [{ ...pasos, firme: paso(30) }, false],
    [{ ...pasos, firme: paso(40) }, false],
    [{ ...pasos, firme: paso(40, false) }, true],
  ])('rungs come later and later', (escalera, bien) => expect(enOrden(escalera)).toBe(bien))
})

const TIPOS = [
  { desde: '2025-07-01', tipo: 10.15 },
  { desde: '2025-01-01', tipo: 11.15 },
]
describe('interest for late payment', () => {
  test.each([
    ['nothing on the due date', 1000, '2025-03-01', '2025-03-01', 0],
    ['a day', 1000, '2025-03-01', '2025-03-02', 0.31],
    ['thirty days', 1000, '2025-03-01', '2025-03-31', 9.16],
    ['a year at one rate', 1000, '2025-06-30', '2026-06-30', 101.5],
    ['both sides of a change', 1000, '2025-06-20', '2025-07-10', 5.84],
    ['no rate before the first', 1000, '2024-12-21', '2025-01-10', 3.05],
    ['not below zero before it is late', 1000, '2025-08-01', '2025-03-01', 0],
  ])('%s', (_, importe, vence, hoy, interes) => {
    expect(interesDeDemora({ importe, vence }, hoy, TIPOS)).toBe(interes)
  })

  test.each([
    ['of each half-year is known', '2025-03-01', '2025-12-31', []],
    ['is missing from the day on which the next begins', '2025-11-01', '2026-01-01', ['2026-01-01']],
    [
      'is missing of each half-year without one',
      '2024-06-29',
      '2026-08-01',
      ['2024-01-01', '2024-07-01', '2026-01-01', '2026-07-01'],
    ],
    ['is not asked of what falls due today', '2025-12-31', '2025-12-31', []],
    ['nor of the half-year that ends on the due date', '2024-12-31', '2025-02-01', []],
  ])('its rate %s', (_, vence, hoy, faltan) => {
    expect(sinTipoDesde(TIPOS, vence, hoy)).toEqual(faltan)
  })

  test('of several instalments, forty euros for each invoice', () => {
    expect(compensacionDe([7, 7, 9])).toBe(80)
    expect(compensacionDe([])).toBe(0)
  })
})
