import { describe, expect, test } from 'vitest'
import { plazoDeRespuesta, type Situacion, situacionDe, vaElectronica } from './electronica.ts'
import type { TipoDeFactura } from './factura.ts'

const direccion = (pais: string) => ({
  nombre: '',
  calle: '',
  codigoPostal: '',
  ciudad: '',
  provincia: '',
  pais,
  telefono: '',
})
const DIR3 = { oficinaContable: 'L01080193', organoGestor: 'L01080194', unidadTramitadora: 'GE0012345' }

test.each<[string, TipoDeFactura, string, string, typeof DIR3 | null, boolean]>([
  ['a company', 'F1', 'B65123456', 'ES', null, true],
  ['a professional', 'F1', '12345678Z', 'ES', null, true],
  ['a correction', 'R1', 'B65123456', 'ES', null, true],
  ['a full one instead of a simplified one', 'F3', 'B65123456', 'ES', null, true],
  ['a simplified one', 'F2', '', 'ES', null, false],
  ['a correction of a simplified one', 'R5', '', 'ES', null, false],
  ['a company abroad', 'F1', 'PT509000126', 'PT', null, false],
  ['a town hall', 'F1', 'P0801900B', 'ES', null, false],
  ['a university', 'F1', 'Q0818001J', 'ES', null, false],
  ['a public buyer by its offices', 'F1', 'G08000000', 'ES', DIR3, false],
])('%s: %s to %s in %s', (_, tipo, nif, pais, dir3, va) => {
  expect(vaElectronica({ tipo, clienteCopia: { nif, direccion: direccion(pais), dir3 } })).toBe(va)
})

describe('how an invoice stands', () => {
  const dia = (n: number) => `2027-01-${String(n).padStart(2, '0')}`
  test.each<[[Situacion, number][], Situacion | null]>([
    [[], null],
    [[['entregada', 1]], 'entregada'],
    [
      [
        ['pagada', 5],
        ['aceptada', 3],
        ['entregada', 6],
      ],
      'pagada',
    ],
    [
      [
        ['aceptada', 3],
        ['rechazada', 4],
      ],
      'rechazada',
    ],
    [
      [
        ['rechazada', 3],
        ['aceptada', 4],
      ],
      'aceptada',
    ],
    [
      [
        ['aceptada', 3],
        ['rechazada', 3],
      ],
      'rechazada',
    ],
    [
      [
        ['parcial', 3],
        ['aceptada', 8],
      ],
      'parcial',
    ],
  ])('%j: %s', (dichos, situacion) => {
    const comunicados = dichos.map(([estado, n]) => ({ estado, fecha: dia(n) }))
    expect(situacionDe(comunicados)).toBe(situacion)
    expect(situacionDe(comunicados.toReversed())).toBe(situacion)
  })
})

test.each([
  ['2027-02-01', '2027-02-05'],
  ['2027-02-04', '2027-02-10'],
  ['2026-12-04', '2026-12-11'],
  ['2027-03-24', '2027-03-31'],
])('what comes on %s is answered until %s', (llegada, plazo) => {
  expect(plazoDeRespuesta(llegada)).toBe(plazo)
})
