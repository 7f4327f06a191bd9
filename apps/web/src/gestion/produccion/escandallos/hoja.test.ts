import { describe, expect, test } from 'vitest'
import { comparar, conConsumoDe, consumoPropio, deMateria, paraCalcular } from './hoja.ts'

const TALLAS = ['38', '40', '42', '44', '46']

describe('sizes that take more', () => {
  test('those that take the same go together, in their order', () => {
    const una = conConsumoDe([], TALLAS, '46', 2.1)
    const dos = conConsumoDe(una, TALLAS, '44', 2.1)
    expect(dos).toEqual([{ tallas: ['44', '46'], consumo: 2.1 }])
    expect(conConsumoDe(dos, TALLAS, '38', 1.7)).toEqual([
      { tallas: ['38'], consumo: 1.7 },
      { tallas: ['44', '46'], consumo: 2.1 },
    ])
    expect(consumoPropio(dos, '44')).toBe(2.1)
    expect(consumoPropio(dos, '40')).toBeNull()
  })

  test('one that takes what the others do leaves its range; a size that is gone disappears', () => {
    const rangos = [{ tallas: ['44', '46', '48'], consumo: 2.1 }]
    expect(conConsumoDe(rangos, TALLAS, '44', null)).toEqual([{ tallas: ['46'], consumo: 2.1 }])
  })
})

test('a trimming is no cloth, and what is not typed yet costs nothing', () => {
  const materia = { id: 4, nombre: 'Cremallera', tipo: 'avio', precio: 0.45 } as Parameters<typeof deMateria>[0]
  const linea = deMateria(materia, 'a')
  expect(linea).toMatchObject({ tipo: 'avio', materiaId: 4, concepto: 'Cremallera', consumo: 1, precio: 0.45 })
  expect(paraCalcular([{ ...linea, consumo: null, merma: null, precio: null }])).toEqual([
    { tipo: 'avio', consumo: 0, porTallas: [], merma: 0, precio: 0 },
  ])
})

test('planned beside real: materials by what they are, sewing as one, what nobody measured as planned', () => {
  const plan = [
    { tipo: 'materia', materiaId: 1, concepto: 'Crepé', importe: 6.22 },
    { tipo: 'confeccion', materiaId: null, concepto: 'Confección', importe: 5.5 },
    { tipo: 'corte', materiaId: null, concepto: 'Corte', importe: 0.9 },
  ] as const
  const reales = [
    { tipo: 'materia', materiaId: 1, concepto: 'Crepé poliéster', importe: 6.8, real: true },
    { tipo: 'materia', materiaId: 2, concepto: 'Entretela', importe: 0.3, real: true },
    { tipo: 'confeccion', materiaId: null, concepto: 'Taller', importe: 5.9, real: true },
    { tipo: 'corte', materiaId: null, concepto: 'corte ', importe: 0.9, real: false },
  ] as const
  expect(
    comparar(plan, reales).map(({ concepto, previsto, real, medida }) => [concepto, previsto, real, medida]),
  ).toEqual([
    ['Crepé', 6.22, 6.8, true],
    ['Confección', 5.5, 5.9, true],
    ['Corte', 0.9, 0.9, false],
    ['Entretela', 0, 0.3, true],
  ])
})
