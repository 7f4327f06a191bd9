import { describe, expect, test } from 'vitest'
import { type LineaDictada, leerDictado } from './dictado.ts'

/** A line in short: `12 1215 negro[38:12?] @24.9 -10%`; `?` is a size to confirm, `_` a quantity that was not said. */
function corta({ cantidad, numero, grupos, precio, dto }: LineaDictada): string {
  const partes = grupos.map(({ color, tallas, rango }) => {
    const una = tallas.map((t) => `${t.talla}${t.segura ? '' : '?'}:${t.cantidad ?? '_'}`)
    const varias = rango ? [`${rango.desde?.talla ?? '*'}-${rango.hasta?.talla ?? '*'}:${rango.cada ?? '_'}`] : []
    return `${color || '·'}[${[...una, ...varias].join(' ')}]`
  })
  return [
    cantidad ?? '_',
    numero || '?',
    ...partes,
    ...(precio === null ? [] : [`@${precio}`]),
    ...(dto === null ? [] : [`-${dto}%`]),
  ].join(' ')
}
const oir = (texto: string) => leerDictado(texto).lineas.map(corta).join(' | ')

const GRUPOS: Record<string, [dicho: string, oido: string][]> = {
  quantities: [
    ['doce del modelo 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['un modelo 1215 en negro talla 38', '1 1215 negro[38:_]'],
    ['una del modelo 1215 en negro talla 38', '1 1215 negro[38:_]'],
    ['uno del modelo 1215 en negro talla 38', '1 1215 negro[38:_]'],
    ['veintiún vestidos del modelo 1215 en negro talla 38', '21 1215 negro[38:_]'],
    ['veintiuna blusas del modelo 2108 en blanco talla 40', '21 2108 blanco[40:_]'],
    ['treinta y una unidades de la referencia 2108 en blanco talla 40', '31 2108 blanco[40:_]'],
    ['ciento veinte prendas del modelo 1215 en negro talla 38', '120 1215 negro[38:_]'],
    ['mil doscientas unidades del modelo 1215 en negro talla 38', '1200 1215 negro[38:_]'],
    ['una docena del modelo 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['docena del modelo 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['media docena del modelo 1215 en negro talla 38', '6 1215 negro[38:_]'],
    ['dos docenas de vestidos del modelo 1215 en negro talla 38', '24 1215 negro[38:_]'],
    ['docena y media del modelo 1215 en negro talla 38', '18 1215 negro[38:_]'],
    ['un par del modelo 1215 en negro talla 38', '2 1215 negro[38:_]'],
    ['tres pares del modelo 1215 en negro talla 38', '6 1215 negro[38:_]'],
    ['12 vestidos largos del modelo 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['cero del modelo 1215 en negro talla 38', '0 1215 negro[38:_]'],
    ['menos tres del modelo 1215 en negro talla 38', '-3 1215 negro[38:_]'],
    ['-3 del modelo 1215 en negro talla 38', '-3 1215 negro[38:_]'],
  ],
  references: [
    ['doce del modelo doce quince en negro talla 38', '12 1215 negro[38:_]'],
    ['doce del modelo uno dos uno cinco en negro talla 38', '12 1215 negro[38:_]'],
    ['doce del modelo mil doscientos quince en negro talla 38', '12 1215 negro[38:_]'],
    ['doce del modelo 12 15 en negro talla 38', '12 1215 negro[38:_]'],
    ['doce del modelo doce cero cinco en negro talla 38', '12 1205 negro[38:_]'],
    ['doce del modelo veintiuno cero ocho en negro talla 38', '12 2108 negro[38:_]'],
    ['doce del modelo treinta y dos veinte en negro talla 38', '12 3220 negro[38:_]'],
    ['doce del modelo 2.315 en negro talla 38', '12 2315 negro[38:_]'],
    ['doce del modelo dos mil trescientos quince en negro talla 38', '12 2315 negro[38:_]'],
    ['doce de la referencia 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['doce ref. 1215 negro talla 38', '12 1215 negro[38:_]'],
    ['doce del modelo número 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['doce del 1215 en negro talla 38', '12 1215 negro[38:_]'],
    ['doce del modelo 1215B en negro talla 38', '12 1215B negro[38:_]'],
    ['modelo 1215 dos de la 38', '_ 1215 ·[38:2]'],
    ['modelo doce quince dos de la treinta y ocho', '_ 1215 ·[38:2]'],
    ['tres del modelo en negro talla 38', '3 ? negro[38:_]'],
  ],
  colours: [
    ['tres del modelo 1215 negro talla 38', '3 1215 negro[38:_]'],
    ['tres del modelo 1215 en azul marino talla 38', '3 1215 azul marino[38:_]'],
    ['tres del modelo 1215 en azul talla 38', '3 1215 azul[38:_]'],
    ['tres del modelo 1215 color verde botella talla 38', '3 1215 verde botella[38:_]'],
    ['tres del modelo 1215 en color azulón talla 38', '3 1215 azulon[38:_]'],
    ['modelo 1215 en negro dos de la 38 y en rojo tres de la 40', '_ 1215 negro[38:2] rojo[40:3]'],
    ['modelo 1215 negro 2 de la 38 rojo 3 de la 40', '_ 1215 negro[38:2] rojo[40:3]'],
    ['tres del modelo 1215 talla 38', '3 1215 ·[38:_]'],
    ['tres del modelo 1215 en verde lagarto talla 38', '3 1215 verde lagarto[38:_]'],
    ['dos de la 38 y una de la 40 del modelo 1215 en negro', '_ 1215 negro[38:2 40:1]'],
  ],
  sizes: [
    ['modelo 1215 en negro dos de la 38 y una de la 40', '_ 1215 negro[38:2 40:1]'],
    ['modelo 1215 en negro 2 de la 38, 3 de la 40 y 1 de la 42', '_ 1215 negro[38:2 40:3 42:1]'],
    ['modelo 1215 en negro dos de la cuarenta y una de la cuarenta y dos', '_ 1215 negro[40:2 42:1]'],
    ['modelo 1215 en negro dos de la talla 38 y una de la talla 40', '_ 1215 negro[38:2 40:1]'],
    ['modelo 1215 en negro dos del 38 y una del 40', '_ 1215 negro[38:2 40:1]'],
    ['modelo 1215 en negro de la 38 a la 44 dos de cada', '_ 1215 negro[38-44:2]'],
    ['modelo 1215 en negro de la treinta y ocho a la cuarenta y cuatro una de cada', '_ 1215 negro[38-44:1]'],
    ['modelo 1215 en negro de la 38 a la cuarenta y dos de cada', '_ 1215 negro[38-40:2]'],
    ['modelo 1215 en negro dos de cada de la 38 a la 44', '_ 1215 negro[38-44:2]'],
    ['modelo 1215 en negro dos de cada talla de la S a la XL', '_ 1215 negro[S-XL:2]'],
    ['doce del modelo 1215 en negro de la 38 a la 44', '12 1215 negro[38-44:_]'],
    ['tres del modelo 1215 en negro talla XL', '3 1215 negro[XL:_]'],
    ['tres del modelo 1215 en negro talla equis ele', '3 1215 negro[XL:_]'],
    ['tres del modelo 1215 en negro talla doble equis ele', '3 1215 negro[XXL:_]'],
    ['tres del modelo 1215 en negro talla equis equis ele', '3 1215 negro[XXL:_]'],
    ['tres del modelo 1215 en negro talla x ele', '3 1215 negro[XL:_]'],
    ['tres del modelo 1215 en negro talla eme', '3 1215 negro[M?:_]'],
    ['tres del modelo 1215 en negro talla ese', '3 1215 negro[S?:_]'],
    ['tres del modelo 1215 en negro talla ele', '3 1215 negro[L?:_]'],
    ['modelo 1215 en negro dos de la eme y una de la ele', '_ 1215 negro[M?:2 L?:1]'],
    ['tres del modelo 1215 en negro talla M', '3 1215 negro[M:_]'],
    ['tres del modelo 1215 negro XL', '3 1215 negro[XL:_]'],
    ['tres del modelo 1215 en negro talla única', '3 1215 negro[TU:_]'],
    ['seis del modelo 1215 en negro tallas 38, 40 y 42', '6 1215 negro[38:_ 40:_ 42:_]'],
    ['modelo 1215 en negro cero de la 38', '_ 1215 negro[38:0]'],
    ['modelo 1215 en negro menos dos de la 38', '_ 1215 negro[38:-2]'],
    ['modelo 1215 en negro cinco de cada talla', '_ 1215 negro[*-*:5]'],
    ['modelo 1215 en negro tallas 38 y 40 dos de cada', '_ 1215 negro[38:2 40:2]'],
  ],
  'prices and discounts': [
    ['3 del modelo 1215 en negro talla 38 a 34,90', '3 1215 negro[38:_] @34.9'],
    ['3 del modelo 1215 en negro talla 38 a 34.90 euros', '3 1215 negro[38:_] @34.9'],
    ['3 del modelo 1215 en negro talla 38 a 34 con 90', '3 1215 negro[38:_] @34.9'],
    ['3 del modelo 1215 en negro talla 38 a treinta y cuatro con noventa', '3 1215 negro[38:_] @34.9'],
    ['3 del modelo 1215 en negro talla 38 a treinta y cuatro noventa', '3 1215 negro[38:_] @34.9'],
    ['3 del modelo 1215 en negro talla 38 a treinta y cuatro euros con cinco céntimos', '3 1215 negro[38:_] @34.05'],
    ['3 del modelo 1215 en negro talla 38 a 34 coma 5', '3 1215 negro[38:_] @34.5'],
    ['3 del modelo 1215 en negro talla 38 a 34 y medio', '3 1215 negro[38:_] @34.5'],
    ['3 del modelo 1215 en negro talla 38 a 2.315', '3 1215 negro[38:_] @2315'],
    ['3 del modelo 1215 en negro talla 38 a 1.234,50 €', '3 1215 negro[38:_] @1234.5'],
    ['3 del modelo 1215 en negro talla 38 a 34 euros cada una', '3 1215 negro[38:_] @34'],
    ['3 del modelo 1215 en negro talla 38 a cero euros', '3 1215 negro[38:_] @0'],
    ['3 del modelo 1215 en negro talla 38 a menos 5 euros', '3 1215 negro[38:_] @-5'],
    ['3 del modelo 1215 en negro talla 38 con 10 por ciento de descuento', '3 1215 negro[38:_] -10%'],
    ['3 del modelo 1215 en negro talla 38 con un diez por ciento', '3 1215 negro[38:_] -10%'],
    ['3 del modelo 1215 en negro talla 38 a 34 con 10 por ciento de descuento', '3 1215 negro[38:_] @34 -10%'],
    ['3 del modelo 1215 en negro talla 38 a 34 con 90 con 10 % de descuento', '3 1215 negro[38:_] @34.9 -10%'],
    ['3 del modelo 1215 en negro talla 38 a 34 con 90 menos 2,5 %', '3 1215 negro[38:_] @34.9 -2.5%'],
    ['3 del modelo 1215 en negro talla 38 con descuento del 15', '3 1215 negro[38:_] -15%'],
    ['3 del modelo 1215 en negro talla 38 sin descuento', '3 1215 negro[38:_] -0%'],
  ],
  'several lines': [
    [
      'doce del modelo 1215 en negro talla 38 siguiente seis del modelo 2108 en blanco talla 40',
      '12 1215 negro[38:_] | 6 2108 blanco[40:_]',
    ],
    [
      '3 del modelo 1215 negro talla 38 otra línea 2 del modelo 2108 rojo talla 40',
      '3 1215 negro[38:_] | 2 2108 rojo[40:_]',
    ],
    ['3 del modelo 1215 negro talla 38. 2 del modelo 2108 rojo talla 40.', '3 1215 negro[38:_] | 2 2108 rojo[40:_]'],
    [
      '3 del modelo 1215 negro talla 38 a 24 dos del modelo 2108 rojo talla 40',
      '3 1215 negro[38:_] @24 | 2 2108 rojo[40:_]',
    ],
    [
      '3 del modelo 1215 negro talla 38 a 24 12 blusas del modelo 2108 rojo talla 40',
      '3 1215 negro[38:_] @24 | 12 2108 rojo[40:_]',
    ],
    [
      'Doce del modelo 1215. En negro, talla 38.\nSeis del modelo 2108, en blanco, talla 40.',
      '12 1215 negro[38:_] | 6 2108 blanco[40:_]',
    ],
    [
      '3 del modelo 1215 negro talla 38 siguiente 2 del modelo 2108 rojo talla 40 borra la última',
      '3 1215 negro[38:_]',
    ],
    ['3 del modelo 1215 negro talla 38 siguiente borra la última 2 del modelo 2108 rojo talla 40', '2 2108 rojo[40:_]'],
    ['borra la última', ''],
  ],
  'second thoughts': [
    ['doce, no, perdón, diez del modelo 1215 en negro talla 38', '10 1215 negro[38:_]'],
    ['doce del modelo 1215, no, perdón, diez del modelo 1216 en rojo talla 38', '10 1216 rojo[38:_]'],
    ['doce del modelo 1215, no, perdón, del modelo 1216 en rojo talla 38', '12 1216 rojo[38:_]'],
    ['doce del modelo 1215, no, perdón, 1216, en rojo talla 38', '12 1216 rojo[38:_]'],
    ['doce del modelo 1215 en negro, no, perdón, en rojo talla 38', '12 1215 rojo[38:_]'],
    ['doce del modelo 1215 en negro talla 38, no, perdón, talla 40', '12 1215 negro[40:_]'],
    ['doce del modelo 1215 en negro talla 38, no, perdón, 40', '12 1215 negro[40:_]'],
    ['modelo 1215 en negro dos de la 38, no, perdón, tres de la 38', '_ 1215 negro[38:3]'],
    ['doce del modelo 1215 en negro talla 38 a 24, no, perdón, a 25', '12 1215 negro[38:_] @25'],
    ['doce del modelo 1215 en negro talla 38 a 24, no, perdón, 25', '12 1215 negro[38:_] @25'],
  ],
}

for (const [nombre, frases] of Object.entries(GRUPOS))
  describe(nombre, () => {
    test.each(frases)('%s', (dicho, oido) => {
      expect(oir(dicho)).toBe(oido)
    })
  })

test('there are more than eighty sentences', () => {
  expect(Object.values(GRUPOS).flat().length).toBeGreaterThan(80)
})

test.each([
  ['hola qué tal', ['hola que tal']],
  ['ponme por favor doce del modelo 1215 en negro talla 38 gracias', []],
  ['doce del modelo 1215 en negro talla 38 paraguas', ['paraguas']],
  ['', []],
])('what is not understood is told: %j', (texto, ignorado) => {
  expect(leerDictado(texto).ignorado).toEqual(ignorado)
})

test('no text at all makes it fail', () => {
  for (const texto of ['de la de la a la', 'no perdón', '% € con con', 'modelo', 'y', '-'.repeat(500), 'mil mil mil'])
    expect(() => leerDictado(texto)).not.toThrow()
})
