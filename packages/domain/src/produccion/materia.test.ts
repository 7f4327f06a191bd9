import { describe, expect, test } from 'vitest'
import {
  aLaVista,
  cantidadCortada,
  exigirEntera,
  haciaArriba,
  lotesMezclados,
  precioMedio,
  prendasDeUnLote,
  proponerPiezas,
  sinReservar,
  sumar,
} from './materia.ts'
import { leerMetros, leerPackingList } from './packing.ts'

test.each([
  ['nothing left', [], null],
  ['one roll', [{ restante: 12.5, coste: 3.2 }], 3.2],
  [
    'by what is left of each',
    [
      { restante: 30, coste: 3 },
      { restante: 10, coste: 4 },
    ],
    3.25,
  ],
  [
    'with four decimals',
    [
      { restante: 1, coste: 1 },
      { restante: 2, coste: 2 },
    ],
    1.6667,
  ],
])('the average price: %s', (_, piezas, precio) => {
  expect(precioMedio(piezas)).toBe(precio)
})

test('sums do not drift', () => {
  expect(sumar([0.1, 0.2, 52.3])).toBe(52.6)
})

describe('cutting from a roll', () => {
  test.each([
    ['so much', 50, { cantidad: 20 }, 20],
    ['until so much is left', 50.3, { resto: 1.2 }, 49.1],
    ['all of it', 50, { resto: 0 }, 50],
  ])('%s', (_, restante, corte, metros) => {
    expect(cantidadCortada(restante, corte, '7')).toBe(metros)
  })

  test.each([{ cantidad: 50.0001 }, { cantidad: 0 }, { resto: 50 }, { resto: 60 }])('not %j of 50 m', (corte) => {
    expect(() => cantidadCortada(50, corte, '7')).toThrow('pieza.sin-metros')
  })
})

test('dye lots that meet in one colour are told, those of different colours are not', () => {
  const crepe = (colorId: number, lote: string) => ({ materia: 'Crepé', colorId, lote })
  expect(lotesMezclados([crepe(1, 'A'), crepe(2, 'B'), { materia: 'Forro', colorId: 1, lote: 'Z' }])).toEqual([])
  expect(lotesMezclados([crepe(1, 'B'), crepe(1, 'A'), crepe(1, ''), crepe(2, 'C')])).toEqual([
    { materia: 'Crepé', lotes: ['A', 'B'] },
  ])
})

test.each([
  ['52,30', 52.3],
  ['52.3 m', 52.3],
  ['1.052,30', 1052.3],
  ['1,052.30', 1052.3],
  ['40 mts', 40],
  ['0', undefined],
  ['doce', undefined],
  ['-3', undefined],
])('%s metres', (texto, metros) => {
  expect(leerMetros(texto)).toBe(metros)
})

describe('a pasted packing list', () => {
  test('with a heading, in whatever order', () => {
    const texto = 'Lote\tPieza\tMetros\tColor\nA7\t101\t52,30\tNegro\n\nA7\t102\t48\tNegro'
    expect(leerPackingList(texto)).toEqual({
      piezas: [
        { numero: '101', metros: 52.3, lote: 'A7', color: 'Negro', ubicacion: '' },
        { numero: '102', metros: 48, lote: 'A7', color: 'Negro', ubicacion: '' },
      ],
      errores: [],
    })
  })

  test('without one: number, metres, lot, colour, place', () => {
    expect(leerPackingList('101 52,30 A7 Negro E3').piezas).toEqual([
      { numero: '101', metros: 52.3, lote: 'A7', color: 'Negro', ubicacion: 'E3' },
    ])
    expect(leerPackingList('101; 52,30; A7; Rosa palo; E3').piezas[0]?.color).toBe('Rosa palo')
  })

  test('says every line it cannot read', () => {
    const { piezas, errores } = leerPackingList('101 52\n102\n101 40\n; 12')
    expect(piezas.map(({ numero }) => numero)).toEqual(['101'])
    expect(errores.map(({ linea, codigo }) => [linea, codigo])).toEqual([
      [2, 'packing.metros'],
      [3, 'packing.repetida'],
      [4, 'packing.numero'],
    ])
  })
})

const rollo = (id: number, lote: string, restante: number) => ({ id, lote, restante })

test.each<[string, ReturnType<typeof rollo>[], number, [number, number][]]>([
  [
    'one lot alone, the one that leaves least',
    [rollo(1, 'A', 60), rollo(2, 'B', 40), rollo(3, 'C', 90)],
    38,
    [[2, 38]],
  ],
  [
    'the shortest rolls of a lot first',
    [rollo(1, 'A', 30), rollo(2, 'A', 12.5)],
    20,
    [
      [2, 12.5],
      [1, 7.5],
    ],
  ],
  [
    'the fullest lot first when none is enough',
    [rollo(1, 'A', 10), rollo(2, 'B', 25)],
    30,
    [
      [2, 25],
      [1, 5],
    ],
  ],
  ['all there is when all is too little', [rollo(1, 'A', 10)], 30, [[1, 10]]],
  ['nothing for nothing', [rollo(1, 'A', 10)], 0, []],
])('rolls to cut: %s', (_, rollos, metros, corte) => {
  expect([...proponerPiezas(rollos, metros)]).toEqual(corte)
})

const deColor = (id: number, restante: number, lote: string, colorId: number | null = 1) => ({
  id,
  restante,
  lote,
  colorId,
})

test.each([
  ['rolls of one lot, each by itself', [deColor(1, 3, 'A'), deColor(2, 3, 'A')], 2],
  ['the best lot alone', [deColor(1, 5, 'A'), deColor(2, 7, 'B')], 3],
  ['cloth without a colour', [deColor(1, 5, 'A', null)], 2],
  ['never cloth of another colour', [deColor(1, 50, 'A', 2)], 0],
  ['nor two clothes as one', [deColor(1, 5, 'A'), deColor(2, 5, 'A', null)], 2],
  ['nothing', [], 0],
])('whole garments of 2 m: %s', (_, piezas, n) => {
  expect(prendasDeUnLote(piezas, 1, 2)).toBe(n)
})

test.each([
  ['of its colour', [{ colorId: 1, cantidad: 4 }], [1, 8, 9]],
  ['and of none where that is not enough', [{ colorId: 1, cantidad: 15 }], [0, 0, 7]],
  ['of none where it has none of its own', [{ colorId: 2, cantidad: 4 }], [5, 8, 5]],
  ['more than there is leaves nothing', [{ colorId: 1, cantidad: 99 }], [0, 0, 0]],
])('what launched orders need is not left: %s', (_, reservas, quedan) => {
  const piezas = [deColor(1, 5, 'A'), deColor(2, 8, 'B'), deColor(3, 9, 'C', null)]
  expect(sinReservar(piezas, reservas).map(({ restante }) => restante)).toEqual(quedan)
})

test.each([
  [322.7175, 'm', 322.72, 322.72],
  [0.29, 'm', 0.29, 0.29],
  [1.2349, 'm', 1.24, 1.23],
  [120.5, 'ud', 121, 121],
  [0.015, 'ud', 1, 1],
  [12, 'ud', 12, 12],
  [1.2345, 'kg', 1.235, 1.235],
] as const)('%d %s is asked for as %d and shown as %d', (cantidad, unidad, pedida, vista) => {
  expect([haciaArriba(cantidad, unidad), aLaVista(cantidad, unidad)]).toEqual([pedida, vista])
})

test('there is no half of what is counted by the piece', () => {
  expect(() => exigirEntera('pedida', 120.5, 'ud')).toThrow(
    expect.objectContaining({ campo: 'pedida', code: 'materia.entera' }),
  )
  for (const [n, unidad] of [[120, 'ud'] as const, [120.5, 'm'] as const, [0.25, 'kg'] as const])
    expect(() => exigirEntera('pedida', n, unidad)).not.toThrow()
})
