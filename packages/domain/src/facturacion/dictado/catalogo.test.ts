import { describe, expect, test } from 'vitest'
import { type ModeloConocido, reconocer } from './catalogo.ts'
import { leerDictado } from './dictado.ts'

const color = (id: number, ...nombres: string[]) => ({ id, nombres })
const NEGRO = color(1, 'Negro', 'Black', 'NEG')
const MARINO = color(2, 'Azul marino', 'Navy')
const AZULON = color(3, 'Azulón')
const modelo = (id: number, numero: string, datos: Partial<ModeloConocido> = {}): ModeloConocido => ({
  id,
  numero,
  nombre: `Modelo ${numero}`,
  precio: 24.9,
  tallas: ['36', '38', '40', '42', '44'],
  colores: [NEGRO, MARINO, AZULON],
  ...datos,
})
const CATALOGO = [
  modelo(10, '1215'),
  modelo(11, '2108', { tallas: ['S', 'M', 'L', 'XL'], colores: [NEGRO] }),
  modelo(12, '6001', { tallas: ['TU'], colores: [NEGRO] }),
  modelo(13, '3301', { id: 14 }),
  modelo(13, '3301'),
]
const oir = (texto: string) => reconocer(leerDictado(texto), CATALOGO)
const codigos = (texto: string) => oir(texto).avisos.map(({ codigo, nivel }) => `${nivel}:${codigo}`)

test('all said and all known is certain, at the catalogue’s price', () => {
  expect(oir('doce del modelo doce quince en azul marino dos de la 38 y diez de la 40')).toEqual({
    lineas: [
      {
        modeloId: 10,
        numero: '1215',
        nombre: 'Modelo 1215',
        colorId: 2,
        color: 'azul marino',
        tallasCantidades: [
          { talla: '38', cantidad: 2 },
          { talla: '40', cantidad: 10 },
        ],
        cantidad: 12,
        precio: 24.9,
        dicho: false,
        dto: 0,
        confianza: 1,
        candidatos: { modelos: [], colores: [], tallas: [] },
      },
    ],
    avisos: [],
  })
})

describe('what was said, against the catalogue', () => {
  test.each<[string, object]>([
    ['3 del modelo 1215 en navy talla 38', { colorId: 2, confianza: 1 }],
    ['3 del modelo 1215 en azul talla 38', { colorId: 2, confianza: 0.7, candidatos: { colores: [2] } }],
    ['3 del modelo 1215 en nego talla 38', { colorId: 1, confianza: 0.7 }],
    ['3 del modelo 1215 en lila talla 38', { colorId: null, candidatos: { colores: [1, 2, 3] } }],
    ['3 del modelo 2108 talla XL', { colorId: 1, tallasCantidades: [{ talla: 'XL', cantidad: 3 }], confianza: 1 }],
    ['3 del modelo 2108 talla eme', { tallasCantidades: [{ talla: 'M', cantidad: 3 }], confianza: 0.7 }],
    ['4 del modelo 6001', { tallasCantidades: [{ talla: 'TU', cantidad: 4 }], confianza: 1 }],
    ['modelo 1215 en negro de la 38 a la 42 dos de cada', { cantidad: 6, confianza: 1 }],
    ['seis del modelo 1215 en negro de la 38 a la 42', { cantidad: 6, confianza: 0.7 }],
    ['3 del modelo 1218 en negro talla 38', { modeloId: null, candidatos: { modelos: [10] } }],
    ['3 del modelo 3301 en negro talla 38', { modeloId: 14, candidatos: { modelos: [14, 13] } }],
    ['3 del modelo 1215 en negro talla 38 a 20 con 10 por ciento', { precio: 20, dto: 10, confianza: 1 }],
    ['3 del modelo 1215 en negro talla 46', { candidatos: { tallas: ['36', '38', '40', '42', '44'] } }],
  ])('%s', (texto, linea) => {
    expect(oir(texto).lineas[0]).toMatchObject(linea)
  })

  test.each<[string, string[]]>([
    ['3 del modelo 1215 en negro talla 38 a 60', ['aviso:precio-lejano']],
    ['3 del modelo 1215 en negro talla 38 a 20', []],
    ['3 del modelo 1215 en negro talla 38 a 0', ['error:precio']],
    ['cero del modelo 1215 en negro talla 38', ['error:cantidad']],
    ['menos tres del modelo 1215 en negro talla 38', ['aviso:devolucion']],
    ['3 del modelo 1215 en negro', ['error:falta-talla']],
    ['3 del modelo 1215 talla 38', ['error:falta-color']],
    ['3 del modelo 1215 en negro dos de la 38', ['aviso:no-cuadra']],
    ['7 del modelo 1215 en negro tallas 38 y 40', ['aviso:reparto', 'aviso:no-cuadra']],
    ['3 del modelo 1215 en negro talla 38 con 120 por ciento', ['error:descuento']],
    ['3 del modelo 9999 en negro talla 38', ['error:modelo-desconocido']],
    ['3 del modelo en negro talla 38', ['error:sin-referencia']],
    ['cuatro del modelo 1215 en negro 2 de la 38 y en azulón 1 de la 40', ['aviso:no-cuadra']],
    ['buenas tardes', ['aviso:no-entendido']],
  ])('%s', (texto, avisos) => {
    expect(codigos(texto)).toEqual(avisos)
  })

  test('a line per colour', () => {
    const { lineas } = oir('modelo 1215 en negro dos de la 38 y en azulón tres de la 40 a 25')
    expect(lineas.map(({ colorId, cantidad, precio }) => [colorId, cantidad, precio])).toEqual([
      [1, 2, 25],
      [3, 3, 25],
    ])
  })
})
