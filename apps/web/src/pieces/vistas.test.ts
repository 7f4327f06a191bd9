import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { expect, test } from 'vitest'
import { vistasDe } from './vistas.ts'

type Color = WebModeloTarjeta['colores'][number]

const NINGUNO = { es: '', en: '', pt: '', ca: '' }

const color = (id: number, ...fotos: number[]) =>
  ({
    ...{ id, nombre: NINGUNO, hex: '#000000' },
    fotos: fotos.map((foto) => ({ id: foto, ancho: 800, alto: 1000, huella: '' })),
  }) as unknown as Color

test.each([
  ['the first one', [color(1, 10, 11), color(2, 20)], undefined, 10],
  ['that of the colour looked for', [color(1, 10), color(2, 20)], 2, 20],
  ['the first there is, when its first colour was not photographed', [color(1), color(2, 20)], undefined, 20],
  ['another, when the colour looked for was not photographed', [color(1, 10), color(2)], 2, 10],
  ['none', [color(1), color(2)], 1, undefined],
])('in front of a card is %s', (_, colores, buscado, foto) => {
  expect(vistasDe(colores, buscado).primera?.foto.id).toBe(foto)
})
