import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { digitoDeControl, ean13, esGtin, esSscc, leerCodigo, siguientesCodigos, sscc } from './codigos.ts'

test.each([
  ['841234567890', 5],
  ['400638133393', 1],
  ['590123412345', 7],
  ['1234567', 0],
  ['03600029145', 2],
  ['00614141123456789', 0],
])('the check digit of %s is %i', (cifras, control) => {
  expect(digitoDeControl(cifras)).toBe(control)
})

test.each([
  ['8412345678905', true],
  ['8412345678904', false],
  ['12345670', true],
  ['036000291452', true],
  ['841234567890', false],
  ['123456789', false],
  ['', false],
])('%s is a bar code: %s', (codigo, es) => {
  expect(esGtin(codigo)).toBe(es)
})

const prefijo = fc.stringMatching(/^\d{4,10}$/)

describe('codes that the house makes', () => {
  it('always hold, and no two are alike', () => {
    fc.assert(
      fc.property(prefijo, fc.nat(99), fc.nat(99), (base, a, b) => {
        expect(esGtin(ean13(base, a))).toBe(true)
        expect(ean13(base, a) === ean13(base, b)).toBe(a === b)
        expect(esSscc(sscc(base, a))).toBe(true)
        expect(leerCodigo(`]C100${sscc(base, a)}`)).toEqual({ clase: 'sscc', codigo: sscc(base, a) })
      }),
    )
  })

  it('are noticed when a figure is wrong, or two neighbours that differ by other than five are exchanged', () => {
    fc.assert(
      fc.property(prefijo, fc.nat(99), fc.nat(11), fc.integer({ min: 1, max: 9 }), (base, n, at, mas) => {
        const codigo = ean13(base, n)
        const mal = codigo.slice(0, at) + ((Number(codigo[at]) + mas) % 10) + codigo.slice(at + 1)
        expect(esGtin(mal)).toBe(false)
        const [a, b] = [Number(codigo[at]), Number(codigo[at + 1])]
        const cambiadas = codigo.slice(0, at) + b + a + codigo.slice(at + 2)
        if (Math.abs(a - b) % 5 !== 0) expect(esGtin(cambiadas)).toBe(false)
      }),
    )
  })

  it('are never given twice, whatever has been used', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40)), fc.nat(20), fc.integer({ min: 1, max: 20 }), (usadas, ultimo, n) => {
        const usados = new Set(usadas.map((una) => ean13('8412345', una)))
        const dados = siguientesCodigos({ prefijo: '8412345', desde: 5, hasta: null }, ultimo, n, usados)
        expect(dados.codigos).toHaveLength(n)
        expect(new Set(dados.codigos).size).toBe(n)
        expect(dados.codigos.some((codigo) => usados.has(codigo))).toBe(false)
        expect(dados.ultimo).toBeGreaterThan(Math.max(ultimo, 4))
      }),
    )
  })

  it('end with the range, in words', () => {
    const ajustes = { prefijo: '84123456789', desde: 8, hasta: null }
    expect(siguientesCodigos(ajustes, 0, 2, new Set()).codigos).toEqual(['8412345678981', '8412345678998'])
    expect(() => siguientesCodigos(ajustes, 0, 3, new Set())).toThrow('codigos.agotados')
    expect(() => siguientesCodigos({ ...ajustes, prefijo: '' }, 0, 1, new Set())).toThrow('codigos.sin-prefijo')
    expect(() => ean13('84123456789', 10)).toThrow('codigos.agotados')
  })
})

test.each([
  ['8412345678905', { clase: 'gtin', codigos: ['8412345678905', '08412345678905'] }],
  [']E08412345678905', { clase: 'gtin', codigos: ['8412345678905', '08412345678905'] }],
  ['0108412345678905', { clase: 'gtin', codigos: ['08412345678905', '8412345678905'] }],
  ['https://x.test/gestion/piezas/12', { clase: 'enlace', pantalla: 'piezas', id: 12 }],
  ['A-01-3', { clase: 'texto', texto: 'A-01-3' }],
  [' AL000012 ', { clase: 'texto', texto: 'AL000012' }],
])('%s is read as %o', (escaneado, leido) => {
  expect(leerCodigo(escaneado)).toEqual(leido)
})
