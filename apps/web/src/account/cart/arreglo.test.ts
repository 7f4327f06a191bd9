import type { Cart } from '@telar/contract/ventas/cart'
import { expect, test } from 'vitest'
import { arregloDe } from './arreglo.ts'

const cart = (curva: Record<string, number> | null = null) =>
  ({
    modelos: [
      {
        ...{ modeloId: 1, curva },
        colores: [
          {
            colorId: 2,
            tallas: [{ talla: 'S' }, { talla: 'M' }],
            tallasCantidades: [
              { talla: 'S', cantidad: 3 },
              { talla: 'XL', cantidad: 1 },
            ],
          },
          { colorId: 3, tallas: [{ talla: 'S' }], tallasCantidades: [{ talla: 'S', cantidad: 5 }] },
        ],
      },
    ],
  }) as unknown as Pick<Cart, 'modelos'>
const problema = (codigo: string, suyo: Partial<Cart['problemas'][number]> = {}) => ({
  ...{ codigo, mensaje: '', modeloId: 1, colorId: null, talla: null, libre: null },
  ...suyo,
})
const celda = (colorId: number, talla: string, cantidad: number) => ({ modeloId: 1, colorId, talla, cantidad })

const deTalla = (codigo: string, talla: string, libre: number | null = null) =>
  problema(codigo, { colorId: 2, talla, libre })

test.each([
  ['of which there is less', deTalla('sin-existencias', 'S', 2), 'ajustar', celda(2, 'S', 2)],
  ['of which there is nothing', deTalla('sin-existencias', 'S', 0), 'quitar', celda(2, 'S', 0)],
  ['a size that is gone', deTalla('talla-retirada', 'XL'), 'quitar', celda(2, 'XL', 0)],
])('%s', (_, uno, como, suya) => expect(arregloDe(cart(), uno)).toEqual({ como, celdas: [suya] }))

test.each(['modelo-retirado', 'temporada-cerrada'])('a model that cannot be had goes whole: %s', (codigo) =>
  expect(arregloDe(cart(), problema(codigo))).toEqual({
    como: 'quitar',
    celdas: [celda(2, 'S', 0), celda(2, 'XL', 0), celda(3, 'S', 0)],
  }),
)

test('a size run is made whole, without what it has none of; one that cannot be had goes', () => {
  const deColor = (colorId: number) => problema('fuera-de-curva', { colorId })
  expect(arregloDe(cart({ S: 2, M: 1 }), deColor(2))).toEqual({
    como: 'completar',
    celdas: [celda(2, 'S', 4), celda(2, 'XL', 0), celda(2, 'M', 2)],
  })
  expect(arregloDe(cart({ S: 2, M: 1 }), deColor(3))).toEqual({ como: 'quitar', celdas: [celda(3, 'S', 0)] })
})

test('what is not about garments has none', () =>
  expect(arregloDe(cart(), problema('minimo', { modeloId: null }))).toBeUndefined())
