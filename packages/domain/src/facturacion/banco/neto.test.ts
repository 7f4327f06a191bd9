import { expect, test } from 'vitest'
import { enOrdenes } from './neto.ts'

const pago = (beneficiarioId: number, importe: number, clase: 'recibida' | 'liquidacion' = 'recibida') => ({
  ...{ clase, beneficiarioId, beneficiario: `P${beneficiarioId}`, importe },
})
type Pagos = ReturnType<typeof pago>[]

test.each<[string, Pagos, number[][]]>([
  ['each by itself', [pago(1, 100), pago(1, 50)], [[100], [50]]],
  [
    'with a credit note, all of that supplier',
    [pago(1, 100), pago(2, 9), pago(1, -30), pago(1, 5)],
    [[100, -30, 5], [9]],
  ],
  ['a rep of the same number apart', [pago(1, 100), pago(1, -30), pago(1, 7, 'liquidacion')], [[100, -30], [7]]],
])('%s', (_, pagos, importes) => {
  expect(enOrdenes(pagos).map((orden) => orden.map(({ importe }) => importe))).toEqual(importes)
})

test.each<[string, Pagos]>([
  ['a credit note alone', [pago(1, -30)]],
  ['as much as is owed', [pago(1, 30), pago(1, -30)]],
  ['more than is owed, whatever others are paid', [pago(1, 30), pago(1, -30.01), pago(2, 100)]],
])('never nothing nor less: %s', (_, pagos) => {
  expect(() => enOrdenes(pagos)).toThrow(expect.objectContaining({ code: 'transferencia.a-favor' }))
})
