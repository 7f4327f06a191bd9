import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import { wordsForAddress } from './keys.ts'
import { sugerir } from './sugerir.ts'

const modelo = (numero: string, nombre: string, modeloTipoId: number, en = '') =>
  ({
    numero,
    nombre,
    nombres: { ...SIN_TEXTOS, es: nombre, en },
    modeloTipoId,
    colores: [],
    fibras: nombre === 'Blusa Mar' ? ['LI'] : [],
  }) as unknown as WebModeloTarjeta
const MODELOS = [
  modelo('2121', 'Blusa Mar', 2),
  modelo('1215', 'Vestido Alba', 1),
  modelo('1210', 'Vestido Ángela largo', 1),
  modelo('4012', 'Falda Alba', 3, 'Dawn skirt'),
]
const TIPOS = [
  { id: 1, nombre: { es: 'Vestidos', en: 'Dresses' } },
  { id: 2, nombre: { es: 'Blusas', en: 'Blouses' } },
  { id: 3, nombre: { es: 'Faldas', en: 'Skirts' } },
] as ModeloTipoWeb[]

test.each([
  ['1215', ['1215']],
  ['12', ['1215', '1210', '2121', '4012']],
  ['alba', ['1215', '4012']],
  ['alba falda', ['4012']],
  ['ANGELA', ['1210']],
  ['blusas', ['2121']],
  ['dress', ['1215', '1210']],
  ['dawn', ['4012']],
  ['lino', ['2121']],
  ['linen', ['2121']],
  ['zzz', []],
  ['  ', []],
])('%s finds %j', (q, expected) => {
  expect(sugerir(MODELOS, q, TIPOS).map(({ numero }) => numero)).toEqual(expected)
})

test('words in an address', () => {
  expect(wordsForAddress(' 1215 ')).toEqual({ q: 1215 })
  expect(wordsForAddress('falda lino')).toEqual({ q: 'falda lino' })
  expect(wordsForAddress('0012')).toEqual({ q: '0012' })
  expect(wordsForAddress(' ')).toEqual({})
})
