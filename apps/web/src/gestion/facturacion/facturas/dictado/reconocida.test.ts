import type { Modelo } from '@telar/contract/catalogo/modelos'
import { expect, it } from 'vitest'
import { certeza, confirmada, deOtroModelo, type Reconocida } from './reconocida.ts'

const variantes = ['S', 'M'].map((talla) => ({ colorId: 4, talla }))
const modelo = { id: 7, variantes } as unknown as Modelo
const linea: Reconocida = {
  ...{ modeloId: 7, numero: '1215', nombre: 'Alba', colorId: 4, color: 'negro', cantidad: 3, precio: null, dto: 0 },
  ...{ confianza: 1, dicho: false, porque: '', tallasCantidades: [{ talla: 'M', cantidad: 3 }] },
  candidatos: { modelos: [], colores: [], tallas: [] },
}

it('a line in which nothing is missing can be confirmed', () => {
  expect(confirmada(linea, modelo)).toEqual({
    ...{ modeloId: 7, colorId: 4, cantidad: 3, precio: null, dto: 0 },
    tallasCantidades: [{ talla: 'M', cantidad: 3 }],
  })
})

it.each([
  ['the model', { modeloId: null }],
  ['another model', { modeloId: 8 }],
  ['the colour', { colorId: null }],
  ['the sizes', { tallasCantidades: [] }],
  ['a size that is made', { tallasCantidades: [{ talla: 'XL', cantidad: 3 }] }],
  ['a number', { cantidad: 0, tallasCantidades: [{ talla: 'M', cantidad: 0 }] }],
  ['a price', { precio: 0 }],
  ['a discount that makes sense', { dto: 101 }],
])('one that lacks %s cannot', (_, mal) => {
  expect(confirmada({ ...linea, ...mal }, modelo)).toBeUndefined()
})

it.each([
  [1, 'alta'],
  [0.7, 'media'],
  [0.3, 'baja'],
] as const)('a certainty of %d is told in words', (confianza, grado) => {
  expect(certeza({ confianza })).toBe(grado)
})

it('of another model it keeps a price that was said, and no other', () => {
  const suya = { ...linea, precio: 20, porque: 'Cadenas −10 %' }
  expect(deOtroModelo(suya, 8)).toMatchObject({ modeloId: 8, colorId: null, precio: null, porque: '' })
  expect(deOtroModelo({ ...suya, dicho: true }, 8)).toMatchObject({ precio: 20, porque: '' })
})
