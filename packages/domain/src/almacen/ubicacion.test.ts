import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cambiarDeSitio, claveDeUbicacion, codigosEntre, intercalar, porCodigo } from './ubicacion.ts'

const codigo = fc
  .tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 4 }))
  .map(([zona, estante, altura]) => `${zona}-${estante}-${altura}`)

describe('a shelf’s code', () => {
  it.each([
    ['A-3-2', 'A-03-2'],
    ['a-03-2', 'A-03-2'],
    ["A'03'2", 'A-03-2'],
    ['A032', 'A-32'],
  ])('%s is %s', (una, otra) => expect(claveDeUbicacion(una)).toBe(claveDeUbicacion(otra)))

  it('is ordered by what its figures are worth', () => {
    expect(['A-10-1', 'B-1', 'A-2-1', 'A-2-10', 'A-2-9'].sort(porCodigo)).toEqual([
      'A-2-1',
      'A-2-9',
      'A-2-10',
      'A-10-1',
      'B-1',
    ])
  })
})

describe('many at once', () => {
  test.each([
    ['A-01-1', 'A-02-2', ['A-01-1', 'A-01-2', 'A-02-1', 'A-02-2']],
    ['A-9', 'A-11', ['A-9', 'A-10', 'A-11']],
    ['A', 'C', ['A', 'B', 'C']],
    ['P1', 'P1', ['P1']],
  ])('%s to %s', (desde, hasta, todos) => expect(codigosEntre(desde, hasta)).toEqual(todos))

  test.each([
    ['A-02', 'A-01'],
    ['A-1', 'A-1-2'],
    ['AB-1', 'AC-1'],
    ['', ''],
  ])('%s to %s is no range', (desde, hasta) => expect(() => codigosEntre(desde, hasta)).toThrow('ubicacion.rango'))

  test('too many are refused before they are made', () =>
    expect(() => codigosEntre('A-001-01', 'Z-999-99')).toThrow('ubicacion.demasiadas'))
})

describe('the walk', () => {
  it('is the order of the codes until somebody changes it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(codigo, { maxLength: 20 }), fc.nat(), (codigos, corte) => {
        const todas = codigos.map((uno) => ({ codigo: uno }))
        const n = corte % (todas.length + 1)
        const antes = intercalar([], todas.slice(0, n))
        expect(intercalar(antes, todas.slice(n)).map((una) => una.codigo)).toEqual(codigos.toSorted(porCodigo))
      }),
    )
  })

  it('puts a new shelf after the one before it, wherever people walk', () => {
    const andadas = ['B-1', 'A-1', 'A-3'].map((uno) => ({ codigo: uno }))
    expect(intercalar(andadas, [{ codigo: 'A-2' }]).map((una) => una.codigo)).toEqual(['B-1', 'A-1', 'A-2', 'A-3'])
  })

  it('gives the places of some to the same ones, each once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 50 }), { minLength: 1 }), fc.nat(), (ordenes, semilla) => {
        const antes = ordenes.map((orden, id) => ({ id, orden }))
        const ids = antes.map(({ id }) => id).toSorted((a, b) => ((a * 7 + semilla) % 13) - ((b * 7 + semilla) % 13))
        const despues = cambiarDeSitio(antes, ids)
        expect(despues.map(({ orden }) => orden).toSorted((a, b) => a - b)).toEqual(ordenes.toSorted((a, b) => a - b))
        expect(despues.toSorted((a, b) => a.orden - b.orden).map(({ id }) => id)).toEqual(ids)
      }),
    )
  })
})
