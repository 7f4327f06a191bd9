import { expect, test } from 'vitest'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { primeraConFoto } from './ver-galeria.ts'

const modelo = (...fotosPorColor: number[]) =>
  ({ colores: fotosPorColor.map((cuantas) => ({ fotos: Array.from({ length: cuantas }, () => ({})) })) }) as Tarjeta

test.each([
  ['the first card', [modelo(2), modelo(1)], 0],
  ['the first that was photographed', [modelo(), modelo(0), modelo(0, 1), modelo(1)], 2],
  ['none', [modelo(0)], -1],
])('people wait for the picture of %s', (_, modelos, place) => {
  expect(primeraConFoto(modelos)).toBe(place)
})
