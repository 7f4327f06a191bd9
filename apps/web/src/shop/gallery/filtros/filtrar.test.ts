import type { ModeloTipoWeb } from '@telar/contract/catalogo/modelotipos'
import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { describe, expect, it } from 'vitest'
import { ordenar, unaVentana, verGaleria } from '../ver-galeria.ts'
import { colorBuscado, filtrar } from './filtrar.ts'
import { type Filtro, SIN_FILTRO } from './params.ts'

const color = (id: number, es: string, en = es) => ({
  id,
  nombre: { es, en, pt: es, ca: es },
  hex: '#000000',
  fotos: [],
})
const NEGRO = color(1, 'Negro', 'Black')
const AZULON = color(2, 'Azulón', 'Royal blue')

const modelo = (numero: string, parts: Partial<WebModeloTarjeta & { precioMayor: number }> = {}) => ({
  id: Number(numero),
  numero,
  nombre: `Modelo ${numero}`,
  nombres: { ...SIN_TEXTOS, es: parts.nombre ?? `Modelo ${numero}` },
  modeloTipoId: 1,
  temporada: 'V27',
  colecciones: [],
  tallas: ['36', '38'],
  colores: [NEGRO],
  fibras: [],
  nuevo: false,
  ...parts,
})

const MODELOS = [
  modelo('1206', { nombre: 'Vestido Inés', colecciones: [{ id: 4, orden: 2 }], colores: [NEGRO, AZULON] }),
  modelo('110', { modeloTipoId: 2, temporada: 'I26', tallas: ['S', 'M'], colecciones: [{ id: 4, orden: 1 }] }),
  modelo('2001', { modeloTipoId: 2, tallas: ['TU'], colores: [AZULON], precioMayor: 9 }),
]

const TIPOS = [
  { id: 1, nombre: { es: 'Vestidos', en: 'Dresses' } },
  { id: 2, nombre: { es: 'Blusas', en: 'Blouses' } },
] as ModeloTipoWeb[]

const con = (parts: Partial<Filtro>): Filtro => ({ ...SIN_FILTRO, ...parts })
const numeros = (parts: Partial<Filtro>) => filtrar(MODELOS, con(parts), TIPOS).modelos.map(({ numero }) => numero)

describe('the colour that a model is shown in', () => {
  const ines = MODELOS[0] as WebModeloTarjeta

  it.each<[string, Partial<Filtro>, number | undefined]>([
    ['its first without anything asked', {}, undefined],
    ['the one filtered by', { color: [2] }, 2],
    ['the one filtered by, whatever the words say', { color: [2], q: 'vestido negro' }, 2],
    ['the one that the words name', { q: 'vestido azulon' }, 2],
    ['in any language', { q: 'royal dress' }, 2],
    ['none for a word of its name', { q: 'ines' }, undefined],
    ['none that it does not have', { color: [9], q: 'verde' }, undefined],
  ])('%s', (_, filtro, id) => {
    expect(colorBuscado(ines, con(filtro))).toBe(id)
  })

  it('none for a word of its name, in whatever language', () => {
    const nombres = { ...SIN_TEXTOS, es: 'Vestido Real', en: 'Royal dress' }
    const real = modelo('1207', { nombres, colores: [NEGRO, AZULON] })
    expect(colorBuscado(real, con({ q: 'royal dress' }))).toBeUndefined()
  })
})

describe('the models kept', () => {
  it.each<[Partial<Filtro>, string[]]>([
    [{}, ['1206', '110', '2001']],
    [{ coleccion: 4 }, ['1206', '110']],
    [{ coleccion: 99 }, []],
    [{ tipo: 2 }, ['110', '2001']],
    [{ coleccion: 4, tipo: 2 }, ['110']],
    [{ color: [2] }, ['1206', '2001']],
    [{ color: [1, 2] }, ['1206', '110', '2001']],
    [{ talla: ['36', 'S'] }, ['1206', '110']],
    [{ temporada: ['I26'] }, ['110']],
    [{ q: 'ines' }, ['1206']],
    [{ q: 'INÉS 12' }, ['1206']],
    [{ q: 'azulon' }, ['1206', '2001']],
    [{ q: 'royal' }, ['1206', '2001']],
    [{ q: 'blouses' }, ['110', '2001']],
    [{ q: 'blusas azulon' }, ['2001']],
    [{ q: '  ' }, ['1206', '110', '2001']],
    [{ q: 'nada' }, []],
  ])('by %j are %j', (parts, expected) => {
    expect(numeros(parts)).toEqual(expected)
  })
})

describe('the counts beside the filters', () => {
  it('leave their own kind aside and respect the others', () => {
    const { facetas } = filtrar(MODELOS, con({ tipo: 2 }), TIPOS)
    expect(facetas.tipo).toEqual([
      { valor: 1, cuenta: 1 },
      { valor: 2, cuenta: 2 },
    ])
    expect(facetas.coleccion).toEqual([{ valor: 4, cuenta: 1 }])
    expect(facetas.color.map(({ valor, cuenta }) => [valor, cuenta])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('list every size in order, also those that no model has left', () => {
    const { facetas } = filtrar(MODELOS, con({ tipo: 1 }), TIPOS)
    expect(facetas.talla.map(({ valor, cuenta }) => [valor, cuenta])).toEqual([
      ['36', 1],
      ['38', 1],
      ['S', 0],
      ['M', 0],
      ['TU', 0],
    ])
  })

  it('respect the text', () => {
    expect(filtrar(MODELOS, con({ q: 'ines' }), TIPOS).facetas.tipo).toEqual([
      { valor: 1, cuenta: 1 },
      { valor: 2, cuenta: 0 },
    ])
  })

  it('agree with what choosing a value would give', () => {
    const { facetas } = filtrar(MODELOS, con({ temporada: ['V27'] }), TIPOS)
    for (const { valor, cuenta } of facetas.color)
      expect(numeros({ temporada: ['V27'], color: [valor] })).toHaveLength(cuenta)
  })
})

describe('the order', () => {
  it.each<[Partial<Filtro>, string[]]>([
    [{}, ['1206', '110', '2001']],
    [{ orden: 'numero' }, ['110', '1206', '2001']],
    [{ orden: 'coleccion', coleccion: 4 }, ['110', '1206', '2001']],
    [{ orden: 'coleccion' }, ['1206', '110', '2001']],
    [{ orden: 'precio' }, ['1206', '110', '2001']],
  ])('by %j is %j', (parts, expected) => {
    expect(ordenar(MODELOS, con(parts)).map(({ numero }) => numero)).toEqual(expected)
  })
})

describe('the gallery', () => {
  it('tells how many pass, and how many there are', () => {
    expect(verGaleria(MODELOS, con({ tipo: 2 }), TIPOS)).toMatchObject({ cuantos: 2, todos: 3 })
  })

  it('sends only the first screen of a long list, and still knows its length', () => {
    const many = Array.from({ length: 5000 }, (_, i) => modelo(String(10_000 + i)))
    const first = unaVentana(verGaleria(many, SIN_FILTRO, TIPOS))
    expect(first).toMatchObject({ cuantos: 5000, todos: 5000 })
    expect(first.modelos).toHaveLength(12)
  })

  it('sends another screen to those who ask for it, and the last to those who ask for one beyond', () => {
    const some = Array.from({ length: 30 }, (_, i) => modelo(String(10_000 + i)))
    const numbers = (pagina: number) => unaVentana(verGaleria(some, SIN_FILTRO, TIPOS), pagina).modelos.length
    expect([1, 2, 3, 4].map(numbers)).toEqual([12, 12, 6, 6])
  })
})
