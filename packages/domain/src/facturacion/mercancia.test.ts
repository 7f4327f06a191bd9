import { expect, test } from 'vitest'
import { mercanciaDe } from './mercancia.ts'

const linea = (cantidad: number, pedidoLineaId: number | null = null) => ({
  ...{ modeloId: 1, colorId: 2, pedidoLineaId, tallasCantidades: [{ talla: '38', cantidad }] },
})
const F1 = { mercancia: 'almacen' as const, tipoRectificativa: null }

test.each([
  ['what is sold leaves', F1, [linea(3)], [['almacen', 'cliente', 3]]],
  ['what is given back comes', { ...F1, tipoRectificativa: 'I' as const }, [linea(-2)], [['cliente', 'almacen', 2]]],
  [
    'with a fault, to its place',
    { mercancia: 'segunda' as const, tipoRectificativa: 'I' as const },
    [linea(-2)],
    [['cliente', 'segunda', 2]],
  ],
  ['an order has its own way out', F1, [linea(3, 7)], []],
  [
    'but comes back by the invoice',
    { ...F1, tipoRectificativa: 'I' as const },
    [linea(-3, 7)],
    [['cliente', 'almacen', 3]],
  ],
  ['nothing moves unless somebody says so', { mercancia: 'nada' as const, tipoRectificativa: null }, [linea(3)], []],
  ['what is no garment stays out of it', F1, [{ tallasCantidades: [] }], []],
])('%s', (_, factura, lineas, pasos) => {
  expect(mercanciaDe(factura, lineas).map(({ de, a, cantidad }) => [de, a, cantidad])).toEqual(pasos)
})

test.each([
  ['a substitution', { ...F1, tipoRectificativa: 'S' as const }, [linea(3)], 'factura.mercancia-sustitucion'],
  ['a line without sizes', F1, [{ modeloId: 1, colorId: 2, tallasCantidades: [] }], 'factura.mercancia-sin-tallas'],
])('%s cannot move garments', (_, factura, lineas, code) => {
  expect(() => mercanciaDe(factura, lineas)).toThrow(expect.objectContaining({ code }))
})
