import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { expect, test } from 'vitest'
import { muestras } from './load.ts'

const modelo = (id: number, modeloTipoId: number, fotos: number[] = [id]) =>
  ({
    id,
    nombres: { es: `Modelo ${id}`, en: '', pt: '', ca: '' },
    numero: String(id),
    modeloTipoId,
    colores: [{ fotos: fotos.map((foto) => ({ id: foto })) }],
  }) as unknown as WebModeloTarjeta

test('four garments, each of another kind, and none without a photo', () => {
  const modelos = [modelo(1, 1), modelo(2, 1), modelo(3, 2, []), modelo(4, 2), modelo(5, 3), modelo(6, 4), modelo(7, 5)]
  expect(muestras(modelos).map(({ id }) => id)).toEqual([1, 4, 5, 6])
})

test('an empty shop', () => {
  expect(muestras([])).toEqual([])
})
