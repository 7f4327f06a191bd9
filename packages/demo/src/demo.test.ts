import { type TestApp, testApp } from '@telar/api/testing/app'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { IDIOMAS } from '@telar/domain/idioma'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoModelos } from './catalogo/modelos.ts'
import { fillCatalogue } from './fill-catalogue.ts'

describe('the catalogue of the demo', () => {
  const modelos = demoModelos()

  test('has at least 120 models, each with its own number and name, of all twelve types', () => {
    expect(modelos.length).toBeGreaterThanOrEqual(120)
    expect(new Set(modelos.map(({ numero }) => numero)).size).toBe(modelos.length)
    expect(new Set(modelos.map(({ nombre }) => nombre)).size).toBe(modelos.length)
    expect(new Set(modelos.map(({ familia }) => familia)).size).toBe(12)
  })

  test('every model has its text in four languages', () => {
    for (const { descripcion, cuidados, numero } of modelos) {
      for (const idioma of IDIOMAS)
        expect([numero, descripcion[idioma].length > 40, cuidados[idioma].length > 10]).toEqual([numero, true, true])
    }
  })

  test('is the same every time', () => {
    expect(demoModelos()).toEqual(modelos)
  })
})

describe('in the shop', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
    await t.owner.execute(
      'truncate colores, temporadas, modelo_tipos, modelos, imagenes, colecciones, web_banners restart identity cascade',
    )
    await fillCatalogue(t.house.db)
    t.house.kept.drop(webmodelos.getAll.cached.from)
  })
  afterAll(() => t.close())

  test('every model has a photo of every colour, and every collection its models', async () => {
    const anyone = await t.as()
    const cards = await anyone.call(webmodelos.getAll, {})
    expect(cards.length).toBe(demoModelos().length)
    expect(cards.every(({ colores }) => colores.length > 0 && colores.every(({ fotos }) => fotos.length > 0))).toBe(
      true,
    )
    const colecciones = await anyone.call(webcolecciones.getAll, {})
    expect(colecciones.map(({ nombre }) => nombre.es)).toEqual(['Básicos', 'Fiesta', 'Lino', 'Tallas grandes'])
    expect(colecciones.every(({ modelos, imagen }) => modelos > 10 && imagen !== null)).toBe(true)
    expect(cards.filter(({ nuevo }) => nuevo).length).toBeGreaterThan(20)
  })
})
