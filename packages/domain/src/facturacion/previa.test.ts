import { describe, expect, test } from 'vitest'
import type { CampoError } from '../regla.ts'
import { debidoDe, type ParteDebida } from './previa.ts'

const FECHA = '2026-03-01'
const PLAZOS = { diasPago: [30, 60] }
const parte = (importe: number, vence?: string): ParteDebida => ({ importe, vence })

describe('what another program left to be collected', () => {
  test.each([
    ['without a day, as the customer pays', [parte(100)], 100, ['2026-03-31 50', '2026-04-30 50']],
    ['by the day it is due', [parte(100, '2026-05-01')], 100, ['2026-05-01 100']],
    [
      'in instalments, the first first',
      [parte(60, '2026-06-01'), parte(40, '2026-05-01')],
      100,
      ['2026-05-01 40', '2026-06-01 60'],
    ],
    ['two of one day are one', [parte(60, '2026-06-01'), parte(40, '2026-06-01')], 100, ['2026-06-01 100']],
    ['in the customer’s favour', [parte(-25.5, '2026-03-01')], -25.5, ['2026-03-01 -25.5']],
  ])('%s', (_, partes, total, dias) => {
    const debido = debidoDe(partes, FECHA, PLAZOS)
    expect(debido.total).toBe(total)
    expect(debido.vencimientos.map(({ fecha, importe }) => `${fecha} ${importe}`)).toEqual(dias)
  })

  test.each([
    ['nothing', [parte(0)], 'previa.sin-importe'],
    ['nothing in one of its parts', [parte(10, '2026-05-01'), parte(0.001, '2026-06-01')], 'previa.sin-importe'],
    ['both ways at once', [parte(10), parte(-5)], 'previa.signos'],
    ['before it was issued', [parte(10, '2026-02-28')], 'previa.vence'],
  ])('not %s', (_, partes, code) => {
    expect(() => debidoDe(partes, FECHA, PLAZOS)).toThrow(expect.objectContaining({ code }) as CampoError)
  })
})
