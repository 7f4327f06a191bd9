import { SIN_TEXTOS } from '@telar/domain/idioma'
import { expect, it } from 'vitest'
import type { FotoDelModelo } from '../modelo-values.ts'
import { cambiar, fotosDe, reordenar } from './fotos.ts'

const foto = (imagenId: number, colorId: number | null): FotoDelModelo => ({
  imagenId,
  colorId,
  alt: SIN_TEXTOS,
  imagen: { id: imagenId, ancho: 4, alto: 5, huella: '' },
})
const todas = [foto(1, 7), foto(2, 9), foto(3, 7), foto(4, null)]
const ids = (fotos: FotoDelModelo[]) => fotos.map(({ imagenId }) => imagenId)

it('puts the photos of a colour in order without moving those of others', () => {
  expect(ids(reordenar(todas, 7, [3, 1]))).toEqual([3, 2, 1, 4])
  expect(ids(fotosDe(todas, null))).toEqual([4])
})

it('moves a photo to another colour', () => {
  expect(ids(fotosDe(cambiar(todas, 4, { colorId: 9 }), 9))).toEqual([2, 4])
})
