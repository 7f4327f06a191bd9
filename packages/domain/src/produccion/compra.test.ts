import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDiezmilesimas } from '../dinero.ts'
import {
  type ActoDeCompra,
  abierta,
  comprobarPedida,
  diferenciasDe,
  esperadasDesde,
  pideMotivo,
  redondearPedido,
  situacionDe,
  trasActo,
} from './compra.ts'

test.each([
  [12, { minimo: 0, multiplo: 0 }, 12, null],
  [12, { minimo: 50, multiplo: 0 }, 50, 'minimo'],
  [61, { minimo: 50, multiplo: 25 }, 75, 'multiplo'],
  [12, { minimo: 50, multiplo: 25 }, 50, 'minimo'],
  [12, { minimo: 40, multiplo: 25 }, 50, 'multiplo'],
  [0.3, { minimo: 0, multiplo: 0.1 }, 0.3, null],
  [322.7175, { minimo: 0, multiplo: 0 }, 322.72, null],
])('%d m of %j is asked for as %d', (cantidad, condicion, pedida, ajuste) => {
  expect(redondearPedido(cantidad, { ...condicion, unidad: 'm' })).toEqual({ pedida, ajuste })
})

test.each([
  [120.5, { minimo: 0, multiplo: 0 }, 121, null],
  [120.5, { minimo: 0, multiplo: 100 }, 200, 'multiplo'],
  [3, { minimo: 12.5, multiplo: 0 }, 13, 'minimo'],
])('%d pieces of %j are asked for as %d', (cantidad, condicion, pedida, ajuste) => {
  expect(redondearPedido(cantidad, { ...condicion, unidad: 'ud' })).toEqual({ pedida, ajuste })
})

const linea = (pedida: number, recibida = 0, cerrada = 0) => ({ pedida, recibida, cerrada })

test.each([
  ['borrador', [linea(10)], 'borrador'],
  ['enviada', [linea(10)], 'enviada'],
  ['confirmada', [linea(10)], 'confirmada'],
  ['confirmada', [linea(10, 4), linea(5)], 'parcial'],
  ['enviada', [linea(10, 10), linea(5, 5.5)], 'recibida'],
  ['enviada', [linea(10, 8, 2)], 'cerrada'],
  ['enviada', [linea(10, 0, 10)], 'anulada'],
] as const)('an order that is %s with lines %j stands %s', (estado, lineas, situacion) => {
  expect(situacionDe(estado, lineas)).toBe(situacion)
})

describe('what in a delivery is not as it was asked for', () => {
  const llega = (abierta: number | null, cantidad: number, precio = 3) =>
    diferenciasDe({ abierta, llega: cantidad, precioPedido: abierta === null ? null : 3, precio })
  test.each([
    [llega(100, 100), [], false],
    [llega(100, 104), [{ clase: 'demas', cantidad: 4, pideMotivo: false }], false],
    [llega(100, 106), [{ clase: 'demas', cantidad: 6, pideMotivo: true }], true],
    [llega(100, 60), [{ clase: 'demenos', cantidad: 40 }], false],
    [llega(100, 100, 3.2), [{ clase: 'precio', antes: 3, ahora: 3.2 }], false],
    [llega(null, 10), [{ clase: 'sinpedir', cantidad: 10 }], false],
  ])('%j', (diferencias, dichas, motivo) => {
    expect(diferencias).toEqual(dichas)
    expect(pideMotivo(diferencias)).toBe(motivo)
  })
})

test('no less is asked for than has come or was given up', () => {
  expect(() => comprobarPedida(linea(10, 4, 2), 5)).toThrow('compra.menos-que-recibido')
  expect(() => comprobarPedida(linea(10, 4, 2), 6)).not.toThrow()
})

const cantidad = fc.integer({ min: 1, max: 500_000 }).map((n) => n / 1000)
const acto: fc.Arbitrary<ActoDeCompra> = fc.oneof(
  fc.record({ acto: fc.constantFrom('recibir' as const, 'devolver' as const, 'pedir' as const), cantidad }),
  fc.constantFrom({ acto: 'cerrar' as const }, { acto: 'reabrir' as const }),
)

test('a purchase line is what has come, what is on its way and what was given up, whatever happens to it', () => {
  fc.assert(
    fc.property(cantidad, fc.array(acto, { maxLength: 20 }), (pedida, actos) => {
      const fin = actos.reduce(trasActo, linea(pedida))
      const suma = [fin.recibida, abierta(fin), fin.cerrada].reduce((n, uno) => n + aDiezmilesimas(uno), 0)
      expect(Math.min(fin.recibida, abierta(fin), fin.cerrada)).toBeGreaterThanOrEqual(0)
      expect(suma).toBe(Math.max(aDiezmilesimas(fin.pedida), aDiezmilesimas(fin.recibida)))
    }),
  )
})

test('what is awaited moves together, and back again', () => {
  const linea = (pedida: number, fechaPrevista: string | null) => ({ pedida, recibida: 0, cerrada: 0, fechaPrevista })
  const antes = [linea(2, '2027-03-10'), linea(0, '2027-03-01'), linea(1, '2027-03-05')]
  const despues = esperadasDesde(antes, '2027-03-31')
  expect(despues.map(({ fechaPrevista }) => fechaPrevista)).toEqual(['2027-04-05', '2027-03-01', '2027-03-31'])
  expect(esperadasDesde(despues, '2027-03-05')).toEqual(antes)
  expect(esperadasDesde([linea(1, null)], '2027-03-05')).toEqual([linea(1, '2027-03-05')])
})
