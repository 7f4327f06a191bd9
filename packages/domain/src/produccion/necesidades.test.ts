import { expect, test } from 'vitest'
import { aFabricar, faltaDe } from './necesidades.ts'

test.each([
  [{ pendientes: 10, enStock: 3, cortadas: 2 }, 5],
  [{ pendientes: 10, enStock: 12, cortadas: 0 }, 0],
  [{ pendientes: 10, enStock: -2, cortadas: 0 }, 10],
])('of %j, %d are to be made', (demanda, n) => {
  expect(aFabricar(demanda)).toBe(n)
})

const NEGRO = 1
const ROJO = 2
test.each([
  ['all is there', [[NEGRO, 10]], [[NEGRO, 12]], 0, 0],
  [
    'black cloth does not serve red garments',
    [
      [NEGRO, 10],
      [ROJO, 5],
    ],
    [[NEGRO, 20]],
    0,
    5,
  ],
  [
    'cloth without a colour serves any',
    [
      [NEGRO, 10],
      [ROJO, 5],
    ],
    [
      [NEGRO, 8],
      [null, 6],
    ],
    0,
    1,
  ],
  ['what is on its way counts', [[NEGRO, 10.5]], [], 10.25, 0.25],
] as [string, [number, number][], [number | null, number][], number, number][])(
  '%s',
  (_, necesidades, stock, enCamino, falta) => {
    const pares = necesidades.map(([colorId, necesaria]) => ({ colorId, necesaria }))
    expect(faltaDe(pares, new Map(stock), new Map([[null, enCamino]])).falta).toBe(falta)
  },
)

test('cloth on its way in a colour serves that colour alone; what is to be bought of each colour adds up', () => {
  const piden = [
    { colorId: NEGRO, necesaria: 10 },
    { colorId: ROJO, necesaria: 10 },
  ]
  const enCamino = new Map<number | null, number>([
    [ROJO, 15],
    [null, 4],
  ])
  const { porColor, falta } = faltaDe(piden, new Map(), enCamino)
  expect(porColor.map(({ comprar }) => comprar)).toEqual([6, 0])
  expect(falta).toBe(6)
})
