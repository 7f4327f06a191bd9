import { describe, expect, it } from 'vitest'
import {
  alternar,
  cambiar,
  cuantosFiltros,
  escribirFiltro,
  type Filtro,
  galleryParams,
  leerFiltro,
  SIN_FILTRO,
} from './params.ts'

const filtro = (parts: Partial<Filtro>): Filtro => ({ ...SIN_FILTRO, ...parts })

describe('the address of the gallery', () => {
  it.each<[object, Partial<Filtro>]>([
    [{}, {}],
    [
      { coleccion: 3, tipo: 1 },
      { coleccion: 3, tipo: 1 },
    ],
    [
      { coleccion: '3', tipo: '1' },
      { coleccion: 3, tipo: 1 },
    ],
    [{ coleccion: 'abc', tipo: -1 }, {}],
    [{ coleccion: 1.5, tipo: 0 }, {}],
    [{ coleccion: null, tipo: [] }, {}],
    [{ coleccion: '', tipo: '1e999' }, {}],
    [{ color: 3 }, { color: [3] }],
    [{ color: '3_7_3_x' }, { color: [3, 7] }],
    [{ talla: 38 }, { talla: ['38'] }],
    [{ talla: '38_XL' }, { talla: ['38', 'XL'] }],
    [{ temporada: 'V27_I26' }, { temporada: ['V27', 'I26'] }],
    [{ q: 1206 }, { q: '1206' }],
    [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(80) }],
    [{ orden: 'precio' }, { orden: 'precio' }],
    [{ orden: 'otro' }, { orden: 'novedad' }],
  ])('%j is understood as %j', (search, expected) => {
    expect(leerFiltro(search)).toEqual(filtro(expected))
  })

  it.each<[Partial<Filtro>, object]>([
    [{}, {}],
    [
      { coleccion: 3, orden: 'numero' },
      { coleccion: 3, orden: 'numero' },
    ],
    [
      { color: [3], talla: ['38'] },
      { color: 3, talla: 38 },
    ],
    [
      { color: [3, 7], talla: ['S', 'M'] },
      { color: '3_7', talla: 'S_M' },
    ],
    [{ q: '0012' }, { q: '0012' }],
  ])('%j is written as %j', (parts, search) => {
    expect(escribirFiltro(filtro(parts))).toEqual(search)
  })

  it('reads back what it has written', () => {
    const whole = filtro({ coleccion: 2, tipo: 1, color: [3, 7], talla: ['38'], temporada: ['V27'], q: 'lino' })
    expect(leerFiltro(escribirFiltro(whole))).toEqual(whole)
    expect(galleryParams({ tipo: 'x', coleccion: 2, lng: 'ca' })).toEqual({ coleccion: 2 })
    expect(galleryParams({ pagina: '2' })).toEqual({ pagina: 2 })
    expect(galleryParams({ pagina: 1 })).toEqual({})
  })

  it('counts what is filtered by', () => {
    expect(cuantosFiltros(SIN_FILTRO)).toBe(0)
    expect(cuantosFiltros(filtro({ tipo: 1, color: [3, 7], q: 'a', orden: 'numero' }))).toBe(4)
  })

  it('puts a value in and takes it out again, once however often it is told', () => {
    expect(alternar([1, 2], 3, false)).toEqual([1, 2, 3])
    expect(alternar([1, 2, 3], 3, false)).toEqual([1, 2, 3])
    expect(alternar([1, 2], 2, true)).toEqual([1])
    expect(alternar([1], 2, true)).toEqual([1])
  })

  it('keeps what was chosen just before, though the page has not said so yet', () => {
    const size = cambiar(({ talla }) => ({ talla: alternar(talla, '44', false) }))
    const words = cambiar(() => ({ q: 'azulón' }))
    expect(words(size({ tipo: 1 }))).toEqual({ tipo: 1, talla: 44, q: 'azulón' })
  })
})
