import { describe, expect, test } from 'vitest'
import { AJUSTES_DE_PRODUCCION } from '../casa/ajustes.ts'
import { calcularEscandallo, type LineaDeCoste, margenDe, necesidad, pesosDe, redondearPrecio } from './escandallo.ts'

const linea = (tipo: LineaDeCoste['tipo'], consumo: number, precio: number, resto: Partial<LineaDeCoste> = {}) => ({
  tipo,
  consumo,
  precio,
  merma: 0,
  porTallas: [],
  ...resto,
})

/** The sheet of the Vestido 1215. */
const VESTIDO_1215 = [
  linea('materia', 1.85, 3.2, { merma: 5 }),
  linea('materia', 1.1, 1.6, { merma: 5 }),
  linea('avio', 1, 0.45),
  linea('avio', 1, 0.3),
  linea('corte', 1, 0.9),
  linea('confeccion', 1, 5.5),
  linea('acabado', 1, 0.7),
  linea('transporte', 1, 0.4),
]

test('the worked sheet of the Vestido 1215', () => {
  const hoja = { lineas: VESTIDO_1215, gastosGenerales: 8, margen: 35 }
  expect(calcularEscandallo(hoja, AJUSTES_DE_PRODUCCION)).toEqual({
    importes: [6.22, 1.85, 0.45, 0.3, 0.9, 5.5, 0.7, 0.4],
    materiales: 8.82,
    manoDeObra: 7.5,
    subtotal: 16.32,
    gastos: 1.31,
    coste: 17.63,
    precioTeorico: 27.12,
    precio: 27.9,
    pvp: { desde: 61.38, hasta: 69.75 },
    porTalla: [],
  })
})

describe('sizes that take more', () => {
  const tela = linea('materia', 1.8, 10, { porTallas: [{ tallas: ['44', '46'], consumo: 2 }] })
  const hoja = { lineas: [tela], gastosGenerales: 0, margen: 0 }

  test.each([
    ['without sizes, the first figure', {}, 18],
    ['one of each', { '42': 1, '44': 1 }, 19],
    ['by the curve', { '42': 3, '44': 1, '46': 0 }, 18.5],
    ['thirds are rounded once', { '40': 1, '42': 1, '44': 1 }, 18.67],
  ])('%s', (_, pesos, coste) => {
    expect(calcularEscandallo(hoja, AJUSTES_DE_PRODUCCION, pesos).coste).toBe(coste)
  })

  test('each size has its own cost', () => {
    const { porTalla } = calcularEscandallo(hoja, AJUSTES_DE_PRODUCCION, { '42': 2, '46': 1 })
    expect(porTalla).toEqual([
      { talla: '42', coste: 18 },
      { talla: '46', coste: 20 },
    ])
  })

  test.each([
    ['the curve of the model', ['S', 'M', 'L'], { S: 1, M: 2 }, { S: 1, M: 2, L: 0 }],
    ['without one, each once', ['S', 'M'], null, { S: 1, M: 1 }],
  ])('%s', (_, tallas, curva, pesos) => {
    expect(pesosDe(tallas, curva)).toEqual(pesos)
  })
})

test.each([
  [27.12, [90], 27.9],
  [27.9, [90], 27.9],
  [27.91, [90], 28.9],
  [27.12, [50], 27.5],
  [27.51, [50], 28.5],
  [27.12, [50, 90], 27.5],
  [27.55, [50, 90], 27.9],
  [27.95, [50, 90], 28.5],
  [27.12, [], 27.12],
  [0, [90], 0],
  [0.05, [90], 0.9],
])('%d rounded up to %j is %d', (precio, terminaciones, redondo) => {
  expect(redondearPrecio(precio, terminaciones)).toBe(redondo)
})

test.each([
  [27.9, 17.63, 36.81],
  [17.63, 17.63, 0],
  [10, 12, -20],
  [0, 5, null],
])('the margin of %d over a cost of %d is %d', (precio, coste, margen) => {
  expect(margenDe(precio, coste)).toBe(margen)
})

test.each([
  ['with its waste', { consumo: 1.85, porTallas: [], merma: 5 }, [{ talla: '38', cantidad: 100 }], 194.25],
  [
    'by size',
    { consumo: 1.8, porTallas: [{ tallas: ['46'], consumo: 2.1 }], merma: 0 },
    [
      { talla: '38', cantidad: 10 },
      { talla: '46', cantidad: 10 },
    ],
    39,
  ],
  ['never less than it takes', { consumo: 0.0001, porTallas: [], merma: 1 }, [{ talla: '38', cantidad: 1 }], 0.0002],
  ['of nothing', { consumo: 1, porTallas: [], merma: 5 }, [], 0],
])('the cloth that garments take, %s', (_, una, prendas, metros) => {
  expect(necesidad(una, prendas)).toBe(metros)
})
