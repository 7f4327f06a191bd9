import { describe, expect, test } from 'vitest'
import { type CeldaDeCarrito, type Encargo, entregaDesde, impide, revisarEncargo } from './carrito.ts'

const celda = (cambios: Partial<CeldaDeCarrito> = {}): CeldaDeCarrito => ({
  modeloId: 1,
  numero: '1215',
  color: { es: 'Negro', en: 'Black', pt: 'Preto', ca: 'Negre' },
  colorId: 1,
  talla: 'M',
  cantidad: 2,
  precioVisto: 20,
  precio: 20,
  publicado: true,
  enVenta: true,
  libre: 5,
  tallas: ['S', 'M'],
  curva: null,
  ventaPorCurva: false,
  ...cambios,
})
const encargo = (cambios: Partial<Encargo> = {}): Encargo => ({
  celdas: [celda()],
  tipo: 'servicio',
  conCliente: true,
  bloqueado: false,
  conDireccion: true,
  neto: 40,
  minimo: null,
  cerrados: [],
  ...cambios,
})
const codigos = (cambios: Partial<Encargo>) => revisarEncargo(encargo(cambios)).map(({ codigo }) => codigo)

describe('what stands in the way of an order', () => {
  test.each<[string, Partial<Encargo>, string[]]>([
    ['nothing', {}, []],
    ['an empty cart, and nothing else is said', { celdas: [], bloqueado: true }, ['vacio']],
    ['nobody to send it to', { conCliente: false, conDireccion: false }, ['sin-cliente']],
    ['a debt', { bloqueado: true }, ['revision']],
    ['no address', { conDireccion: false }, ['sin-direccion']],
    ['more than there is', { celdas: [celda({ libre: 1 })] }, ['sin-existencias']],
    ['a season’s order asks for no stock', { celdas: [celda({ libre: 0 })], tipo: 'programacion' }, []],
    ['a size that is gone', { celdas: [celda({ enVenta: false })] }, ['talla-retirada']],
    [
      'a model that is gone, once',
      { celdas: [celda({ publicado: false }), celda({ publicado: false, talla: 'S' })] },
      ['modelo-retirado'],
    ],
    [
      'another price, once',
      { celdas: [celda({ precio: 21 }), celda({ precio: 21, talla: 'S' })] },
      ['precio-cambiado'],
    ],
    ['too little', { minimo: 150 }, ['minimo']],
    ['enough', { minimo: 40 }, []],
    ['half a curve', { celdas: [celda({ ventaPorCurva: true, curva: { S: 1, M: 2 } })] }, ['fuera-de-curva']],
  ])('%s', (_, cambios, expected) => {
    expect(codigos(cambios)).toEqual(expected)
  })

  test('a model that is gone is told of the whole of it, half a curve of its colour', () => {
    const [ido] = revisarEncargo(encargo({ celdas: [celda({ publicado: false })] }))
    expect(ido).toMatchObject({ modeloId: 1, colorId: null, talla: null })
    const [media] = revisarEncargo(encargo({ celdas: [celda({ ventaPorCurva: true, curva: { S: 1, M: 2 } })] }))
    expect(media).toMatchObject({ colorId: 1, talla: null, params: { color: { es: 'Negro' } } })
  })

  test('how much is missing is said to the cent', () => {
    expect(revisarEncargo(encargo({ neto: 149.9, minimo: 150 }))[0]?.params).toEqual({ minimo: 150, falta: 0.1 })
  })

  test('an accepted price is no longer in the way', () => {
    const [problema] = revisarEncargo(encargo({ celdas: [celda({ precio: 21 })] }))
    expect(problema && [impide(problema, false), impide(problema, true)]).toEqual([true, false])
  })
})

test.each([
  ['programacion', ['2027-08-01', '2027-02-01', '2026-08-01'], '2027-02-01'],
  ['programacion', ['2026-08-01'], null],
  ['programacion', [], null],
  ['servicio', ['2027-02-01'], null],
] as const)('%s of seasons %j is delivered from %s', (tipo, inicios, desde) =>
  expect(entregaDesde(tipo, inicios, '2026-11-16')).toBe(desde),
)
