import { describe, expect, test } from 'vitest'
import type { Idioma } from '../idioma.ts'
import { diccionario, type Nombres } from './diccionario.ts'
import { entender } from './entender.ts'
import { esLigera } from './ligeras.ts'
import type { Ranuras } from './ranuras.ts'
import { RASGOS } from './rasgos.ts'

const t = (es: string, en: string, pt: string, ca: string) => ({ es, en, pt, ca })
const NOMBRES: Nombres = {
  tipos: [
    { id: 1, nombre: t('Faldas', 'Skirts', 'Saias', 'Faldilles') },
    { id: 2, nombre: t('Pantalones', 'Trousers', 'Calças', 'Pantalons') },
  ],
  colores: [{ id: 1, nombre: t('Negro', 'Black', 'Preto', 'Negre') }],
  colecciones: [],
  temporadas: [],
  tallas: ['36', '40', '44', 'M', 'L', 'XL'],
  numeros: new Set(),
  propios: new Set(),
}
const rasgo = (clave: string) => RASGOS.findIndex(({ detalle }) => clave === detalle)
const leer = (idioma: Idioma, pregunta: string): Ranuras =>
  entender(pregunta, diccionario(NOMBRES, idioma), { conocida: () => false })

test.each<[Idioma, string]>([
  ['es', 'llegue'],
  ['es', 'enseneme'],
  ['es', 'haria'],
  ['en', 'looking'],
  ['pt', 'chegue'],
  ['pt', 'mostrem'],
  ['ca', 'porti'],
  ['ca', 'deixi'],
  ['ca', 'arribin'],
])('%s: %s only says that something is wanted or had', (idioma, palabra) => {
  expect(esLigera(palabra, idioma)).toBe(true)
})

test.each<[Idioma, string]>([
  ['es', 'devolver'],
  ['es', 'pagar'],
  ['en', 'return'],
  ['pt', 'encolhe'],
  ['ca', 'tornar'],
])('%s: %s says more than that', (idioma, palabra) => {
  expect(esLigera(palabra, idioma)).toBe(false)
})

describe('what is seen or had already is not looked for', () => {
  test.each<[Idioma, string]>([
    ['es', 'pantalones pitillo, solo veo anchos'],
    ['en', 'skinny trousers? I can only find wide ones'],
    ['pt', 'calças skinny? só vejo largas'],
    ['ca', 'pantalons pitillo? només veig amples'],
  ])('%s: %s', (idioma, pregunta) => {
    expect(leer(idioma, pregunta)).toMatchObject({ tipos: [2], rasgos: [rasgo('pitillo')] })
  })
})

test.each<[Idioma, string, 'mayor' | 'menor']>([
  ['es', 'la falda que llega a la talla más grande', 'mayor'],
  ['en', 'which skirt goes down to the smallest size', 'menor'],
  ['pt', 'que saia tem o maior tamanho', 'mayor'],
  ['ca', 'quina faldilla arriba a la talla més gran', 'mayor'],
])('%s: %s asks for one end of the sizes', (idioma, pregunta, extrema) => {
  expect(leer(idioma, pregunta)).toMatchObject({ tipos: [1], extrema })
})

test.each<[Idioma, string, Partial<Ranuras>]>([
  ['es', 'faldas que se laven a 40°', { tallas: [] }],
  ['en', 'skirts to wash at 40 degrees', { tallas: [] }],
  ['en', 'skirts, nothing bigger than a 44', { tallas: ['44'], dudosas: [expect.any(String)] }],
  ['ca', 'faldilles, res de punt', { tipos: [1], no: expect.objectContaining({ rasgos: [rasgo('punto')] }) }],
  ['es', 'hay faldas vaqueras o no trabajáis el denim', { no: expect.objectContaining({ rasgos: [] }) }],
  ['en', 'do you have XXXL', { tallas: ['XXXL'] }],
  ['es', '¿tenéis la 34?', { tallas: ['34'] }],
  ['pt', 'saias em tons escuros', { colores: [1] }],
])('%s: %s', (idioma, pregunta, ranuras) => {
  expect(leer(idioma, pregunta)).toMatchObject(ranuras)
})
