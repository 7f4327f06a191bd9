import { describe, expect, it } from 'vitest'
import {
  conAlgo,
  conCambios,
  conLinea,
  contar,
  delMismoModelo,
  ivaEnviado,
  type LineaEscrita,
  libre,
  signoDe,
  sumar,
} from './lineas.ts'

const TIPOS = [
  { iva: 21, re: 5.2 },
  { iva: 10, re: 1.4 },
]
const tallas = ['S', 'M', 'L']
const linea = (clave: string, colorId: number, cantidades: Record<string, number>, mas: Partial<LineaEscrita> = {}) => {
  const tallasCantidades = Object.entries(cantidades).map(([talla, cantidad]) => ({ talla, cantidad }))
  const cantidad = tallasCantidades.reduce((n, una) => n + una.cantidad, 0)
  return libre(clave, { modeloId: 7, numero: '1215', colorId, tallas, tallasCantidades, cantidad, precio: 10, ...mas })
}
const como = (signo: 1 | -1 = 1) => ({
  signo,
  color: (id: number) => ({ color: null, hex: `#${id}` }),
  clave: () => 'nueva',
})

it('what is written comes to what the server says', () => {
  const lineas = [
    libre('a', { cantidad: 12, precio: 24.9 }),
    libre('b', { cantidad: 10, precio: 34.5, dto: 10 }),
    libre('c', { cantidad: 15, precio: 19.95 }),
    libre('d', { cantidad: 7, precio: 28.9 }),
  ]
  const cabecera = { dtoComercial: 0, dtoProntoPago: 2, portes: 12 }
  expect(sumar(lineas, cabecera, TIPOS)).toMatchObject({
    base: 1100.63,
    cuotaIva: 231.13,
    cuotaRe: 57.23,
    total: 1388.99,
  })
  expect(sumar(lineas, cabecera, [{ iva: 0, re: 0 }]).total).toBe(1100.63)
})

it.each([
  [null, TIPOS, null],
  [21, TIPOS, null],
  [10, TIPOS, 10],
  [10, [{ iva: 0, re: 0 }], null],
  [4, TIPOS, null],
  [21, [], null],
] as const)('a rate of %s goes as the house understands it', (iva, tipos, enviado) => {
  expect(ivaEnviado({ iva, anticipoId: null }, tipos)).toBe(enviado)
})

describe('the matrix of a model', () => {
  const negro = linea('n', 1, { M: 2 })
  const rojo = linea('r', 2, { S: 1 })

  it('changes the line of each colour, in the order of the sizes', () => {
    const next = conCambios([negro, rojo], negro, [{ colorId: 1, talla: 'S', cantidad: 3 }], como())
    expect(next[0]).toMatchObject({
      cantidad: 5,
      tallasCantidades: [
        { talla: 'S', cantidad: 3 },
        { talla: 'M', cantidad: 2 },
      ],
    })
    expect(next[1]).toBe(rojo)
  })

  it('gives a colour without one a line beside the others, at the same price and of no order', () => {
    const otra = libre('x')
    const deOrden = { ...negro, pedidoLineaId: 9, dto: 5 }
    const next = conCambios([deOrden, otra], deOrden, [{ colorId: 3, talla: 'L', cantidad: 4 }], como())
    expect(next.map(({ clave }) => clave)).toEqual(['n', 'nueva', 'x'])
    expect(next[1]).toMatchObject({ colorId: 3, hex: '#3', cantidad: 4, precio: 10, dto: 5, pedidoLineaId: null })
  })

  it('counts what is given back as less than nothing', () => {
    const devuelta = linea('d', 1, { M: -2 })
    expect(signoDe(devuelta, false)).toBe(-1)
    expect(signoDe(linea('v', 1, {}), true)).toBe(-1)
    expect(signoDe(negro, true)).toBe(1)
    const [next] = conCambios([devuelta], devuelta, [{ colorId: 1, talla: 'M', cantidad: 1 }], como(-1))
    expect(next).toMatchObject({ cantidad: -1, tallasCantidades: [{ talla: 'M', cantidad: -1 }] })
  })

  it('shows the line it was opened from, of two of one colour', () => {
    const segunda = linea('n2', 1, { L: 1 })
    expect(delMismoModelo([negro, segunda, rojo], segunda).map(({ clave }) => clave)).toEqual(['n2', 'r'])
  })
})

describe('a line that comes in', () => {
  it('joins one of the same model, colour and price', () => {
    const [suma, ...resto] = conLinea([linea('a', 1, { M: 2 })], linea('b', 1, { M: 1, L: 3 }))
    expect(resto).toEqual([])
    expect(suma).toMatchObject({ clave: 'a', cantidad: 6 })
  })

  it.each([
    ['another price', linea('b', 1, { M: 1 }, { precio: 9 })],
    ['another colour', linea('b', 2, { M: 1 })],
    ['no model', libre('b')],
  ])('stays apart with %s', (_, nueva) => {
    expect(conLinea([linea('a', 1, { M: 2 }), libre('c')], nueva)).toHaveLength(3)
  })
})

it('counts garments, and leaves out what was never written', () => {
  const lineas = [linea('a', 1, { M: 2 }), linea('b', 2, {}), libre('c', { cantidad: 5 })]
  expect(contar(lineas)).toEqual({ prendas: 2, modelos: 1 })
  expect(conAlgo(lineas).map(({ clave }) => clave)).toEqual(['a', 'c'])
})
