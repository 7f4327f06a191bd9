import { SIN_TEXTOS } from '@telar/domain/idioma'
import { describe, expect, it } from 'vitest'
import { relacionados, vecinos } from './relacionados.ts'

const modelo = (id: number, modeloTipoId: number, colecciones: number[] = [], temporada = 'V27') => ({
  id,
  numero: String(id),
  nombre: '',
  nombres: SIN_TEXTOS,
  modeloTipoId,
  temporada,
  colecciones: colecciones.map((coleccion) => ({ id: coleccion, orden: 0 })),
  tallas: [],
  colores: [],
  fibras: [],
  nuevo: false,
})

describe('related models', () => {
  it.each([
    ['of the same type before those of the same collection', [modelo(2, 9, [5]), modelo(3, 1)], [3, 2]],
    ['of the same season among equals', [modelo(2, 1, [], 'I26'), modelo(3, 1)], [3, 2]],
    ['never itself', [modelo(1, 1), modelo(2, 1)], [2]],
    ['nothing that only shares the season', [modelo(2, 9)], []],
    ['four at most', [2, 3, 4, 5, 6].map((id) => modelo(id, 1)), [2, 3, 4, 5]],
  ])('%s', (_what, modelos, expected) => {
    expect(relacionados(modelos, modelo(1, 1, [5])).map(({ id }) => id)).toEqual(expected)
  })
})

describe('neighbours in a list', () => {
  const list = [1, 2, 3].map((id) => ({ id }))

  it.each([
    [1, { anterior: undefined, siguiente: { id: 2 }, lugar: 1, cuantos: 3 }],
    [2, { anterior: { id: 1 }, siguiente: { id: 3 }, lugar: 2, cuantos: 3 }],
    [3, { anterior: { id: 2 }, siguiente: undefined, lugar: 3, cuantos: 3 }],
    [9, undefined],
  ])('of %i', (id, expected) => {
    expect(vecinos(list, id)).toEqual(expected)
  })
})
