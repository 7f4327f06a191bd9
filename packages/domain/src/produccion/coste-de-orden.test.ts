import { expect, test } from 'vitest'
import { lineasDeOrden, type OrdenCosteada } from './coste-de-orden.ts'

const hoja = (tipo: 'confeccion' | 'corte' | 'materia', precio: number, materiaId: number | null = null) => ({
  ...{ tipo, precio, materiaId, concepto: tipo, consumo: 1, merma: 0, porTallas: [] },
})
const costura = { tipo: 'confeccion' as const, concepto: 'Confección', tarifa: 6, segundas: 2 }
const orden: OrdenCosteada = {
  plan: [hoja('materia', 3, 1), hoja('corte', 0.9), hoja('confeccion', 5.5)],
  consumido: [{ materiaId: 1, concepto: 'Crepé', esAvio: false, cantidad: 20, precio: 3.2 }],
  trabajos: [costura],
  buenas: 8,
  segundas: 2,
  segundasSePagan: true,
}
const consumos = (de: OrdenCosteada) =>
  lineasDeOrden(de).lineas.map(({ tipo, consumo, precio, real }) => [tipo, consumo, precio, real])

test('seconds that are paid for are borne by the good ones: cloth and work alike', () => {
  expect(consumos(orden)).toEqual([
    ['materia', 2.5, 3.2, true],
    ['confeccion', 1.25, 6, true],
    ['corte', 1.25, 0.9, false],
  ])
})

test('seconds that are not paid for cost the good ones neither cloth nor work', () => {
  expect(consumos({ ...orden, segundasSePagan: false })).toEqual([
    ['materia', 2, 3.2, true],
    ['confeccion', 1, 6, true],
    ['corte', 1, 0.9, false],
  ])
})

test.each([
  ['the workshop’s rate', orden, 'taller'],
  ['without one, the sheet', { ...orden, trabajos: [{ ...costura, tarifa: 0 }] }, 'hoja'],
  ['without either, nobody', { ...orden, trabajos: [{ ...costura, tarifa: 0 }], plan: [] }, 'ninguno'],
] as const)('the work is costed by %s', (_, de, origen) => {
  expect(lineasDeOrden(de).origen).toBe(origen)
})

test('without a rate the sewing of the sheet stays', () => {
  expect(consumos({ ...orden, trabajos: [{ ...costura, tarifa: 0 }], segundas: 0 })).toEqual([
    ['materia', 2.5, 3.2, true],
    ['corte', 1, 0.9, false],
    ['confeccion', 1, 5.5, false],
  ])
})

test('operations with a rate take the place of the sheet’s work of their kind, each with those that went through it', () => {
  const trabajos = [
    { ...costura, segundas: 2 },
    { tipo: 'acabado' as const, concepto: 'Plancha', tarifa: 0.5, segundas: 1 },
    { tipo: 'acabado' as const, concepto: 'Bordado', tarifa: 0, segundas: 0 },
  ]
  expect(consumos({ ...orden, trabajos })).toEqual([
    ['materia', 2.5, 3.2, true],
    ['confeccion', 1.25, 6, true],
    ['acabado', 1.125, 0.5, true],
    ['corte', 1.25, 0.9, false],
  ])
})
