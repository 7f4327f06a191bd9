import { expect, test } from 'vitest'
import { declarar, type PrendaQueSale, valorDeclarado } from './aduana.ts'

const prenda = (extra: Partial<PrendaQueSale> = {}): PrendaQueSale => ({
  ...{ modeloId: 1, numero: '1215', descripcion: 'Dress', taric: '6204 43 00', pesoGr: 300, cantidad: 2 },
  ...{ precio: 30, dto: 0, dtoComercial: 0, dtoProntoPago: 0 },
  ...extra,
})

test.each([
  ['as it is', {}, { taric: '62044300', pesoGr: 600, valor: 30, falta: [] }],
  ['its code with points', { taric: '6204.43.00.00' }, { taric: '6204430000', falta: [] }],
  ['no code', { taric: null }, { taric: '', falta: ['taric'] }],
  ['too short a code', { taric: '6204' }, { taric: '', falta: ['taric'] }],
  ['words for a code', { taric: 'vestido' }, { taric: '', falta: ['taric'] }],
  ['no weight', { pesoGr: null }, { pesoGr: 0, falta: ['pesoGr'] }],
  ['neither', { taric: '', pesoGr: 0 }, { falta: ['taric', 'pesoGr'] }],
  ['every discount', { dto: 10, dtoComercial: 10, dtoProntoPago: 2 }, { valor: 23.81 }],
] as const)('%s', (_, extra, dicho) => {
  expect(declarar([prenda(extra as Partial<PrendaQueSale>)])).toMatchObject([dicho])
})

test('garments of a model at one price are one line, at two prices two; the value is the sum of the lines', () => {
  const lineas = declarar([prenda(), prenda({ cantidad: 3 }), prenda({ precio: 25 }), prenda({ modeloId: 2 })])
  expect(lineas.map(({ modeloId, cantidad, valor }) => [modeloId, cantidad, valor])).toEqual([
    [1, 5, 30],
    [1, 2, 25],
    [2, 2, 30],
  ])
  expect(valorDeclarado(lineas)).toBe(260)
})
