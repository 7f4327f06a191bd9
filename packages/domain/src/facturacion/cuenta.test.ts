import { expect, test } from 'vitest'
import { apuntesDe, cuentaDe } from './cuenta.ts'

const apuntes = apuntesDe(
  [
    { numero: 'A27/000001', fecha: '2027-01-10', total: 100 },
    { numero: 'A27/000002', fecha: '2027-02-10', total: 50.1 },
    { numero: 'R27/000001', fecha: '2027-02-10', total: -10.05 },
  ],
  [
    { numero: 'A27/000001', fecha: '2027-02-01', importe: 100, fechaImpagado: '2027-02-15', compensacion: false },
    { numero: 'A27/000002', fecha: '2027-02-10', importe: 10.05, fechaImpagado: null, compensacion: true },
    { numero: 'R27/000001', fecha: '2027-02-10', importe: -10.05, fechaImpagado: null, compensacion: true },
  ],
)

test('an account begins with what was owed, and ends with what is', () => {
  const { inicial, lineas, saldo } = cuentaDe(apuntes, { desde: '2027-02-01', hasta: '2027-02-28' })
  expect(inicial).toBe(100)
  expect(lineas.map(({ que, importe, saldo: despues }) => [que, importe, despues])).toEqual([
    ['cobro', -100, 0],
    ['factura', 50.1, 50.1],
    ['factura', -10.05, 40.05],
    ['compensacion', -10.05, 30],
    ['compensacion', 10.05, 40.05],
    ['devuelto', 100, 140.05],
  ])
  expect(saldo).toBe(140.05)
})

test.each([
  ['2027-01-01', '2027-01-09', 0, 0],
  ['2027-01-01', '2027-01-31', 0, 100],
  ['2027-03-01', '2027-03-31', 140.05, 140.05],
])('from %s to %s it goes from %s to %s', (desde, hasta, inicial, saldo) => {
  expect(cuentaDe(apuntes, { desde, hasta })).toMatchObject({ inicial, saldo })
})
