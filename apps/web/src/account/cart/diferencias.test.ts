import type { Cart } from '@telar/contract/ventas/cart'
import { expect, test } from 'vitest'
import { diferencias, plazos } from './diferencias.ts'

const cart = (cantidades: Record<string, number>) =>
  ({
    modelos: [
      {
        ...{ modeloId: 1, numero: '1215' },
        colores: [
          {
            ...{ colorId: 2, nombre: { es: 'Negro', en: 'Black' } },
            tallasCantidades: Object.entries(cantidades).map(([talla, cantidad]) => ({ talla, cantidad })),
          },
        ],
      },
    ],
  }) as Pick<Cart, 'modelos'>

test('more, fewer, gone and new, each by its name', () => {
  expect(diferencias(cart({ S: 1, M: 2, L: 3 }), cart({ S: 1, M: 5, XL: 4 }), 'en')).toEqual([
    { que: '1215 Black M', antes: 2, ahora: 5 },
    { que: '1215 Black L', antes: 3, ahora: 0 },
    { que: '1215 Black XL', antes: 0, ahora: 4 },
  ])
})

test('the same cart differs in nothing', () => {
  expect(diferencias(cart({ S: 1 }), cart({ S: 1 }), 'es')).toEqual([])
})

test('of a season order, the models that leave at another time', () => {
  const de = (tipo: Cart['tipo'], desdes: (string | null)[]) =>
    ({
      tipo,
      modelos: desdes.map((desde, i) => ({
        modeloId: i,
        ventana: desde && { desde, hasta: '2027-03-01', cierre: null },
      })),
    }) as Cart
  const antes = de('programacion', ['2027-02-01', '2027-02-01', null])
  const ahora = de('programacion', ['2027-02-01', '2027-02-15', '2027-02-01', '2027-02-01'])
  expect(plazos(antes, ahora).map(({ modeloId }) => modeloId)).toEqual([1, 2])
  expect(plazos(antes, de('servicio', ['2027-02-15']))).toEqual([])
})
