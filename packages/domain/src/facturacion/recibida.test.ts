import { expect, test } from 'vitest'
import { asientoDePago, asientoDeRecibida } from './contabilidad/compras.ts'
import {
  comprobarFechasDeRecibida,
  comprobarPago,
  devengoDeRecibida,
  type Gasto,
  proponerEntregas,
  type TratoDeIva,
  totalesDeRecibida,
  vencimientosDeRecibida,
} from './recibida.ts'

test.each<[string, TratoDeIva, [number, number, number | null][], { base: number; cuota: number; total: number }]>([
  ['charged by the supplier', 'interior', [[21, 100, null]], { base: 100, cuota: 21, total: 121 }],
  ['rounded line by line by them', 'interior', [[21, 110.55, 23.21]], { base: 110.55, cuota: 23.21, total: 133.76 }],
  [
    'two rates',
    'interior',
    [
      [21, 100, 21],
      [10, 50, 5],
    ],
    { base: 150, cuota: 26, total: 176 },
  ],
  ['a credit note', 'interior', [[21, -10, null]], { base: -10, cuota: -2.1, total: -12.1 }],
  ['from another state of the Union', 'intracomunitaria', [[21, 100, null]], { base: 100, cuota: 21, total: 100 }],
  ['by reverse charge', 'inversion', [[21, 200, null]], { base: 200, cuota: 42, total: 200 }],
  ['by customs', 'importacion', [[21, 200, 42.02]], { base: 200, cuota: 42.02, total: 42.02 }],
  ['by customs, put off to the return', 'diferida', [[21, 200, 42.02]], { base: 200, cuota: 42.02, total: 0 }],
  ['without tax', 'exenta', [[0, 80, null]], { base: 80, cuota: 0, total: 80 }],
])('%s', (_, trato, tramos, esperado) => {
  expect(
    totalesDeRecibida(
      trato,
      tramos.map(([iva, base, cuota]) => ({ iva, base, cuota })),
    ),
  ).toMatchObject(esperado)
})

test('a tax that is not that of its base is refused, and one where there is none', () => {
  expect(() => totalesDeRecibida('interior', [{ iva: 21, base: 100, cuota: 21.11 }])).toThrow('recibida.cuota')
  expect(() => totalesDeRecibida('exenta', [{ iva: 21, base: 100, cuota: null }])).toThrow('recibida.exenta')
})

test('due dates come to the total; without any, it is due in thirty days', () => {
  expect(vencimientosDeRecibida(121, '2027-01-01', [])).toEqual([{ fecha: '2027-01-31', importe: 121 }])
  const partes = [
    { fecha: '2027-03-01', importe: 61 },
    { fecha: '2027-02-01', importe: 60 },
  ]
  expect(vencimientosDeRecibida(121, '2027-01-01', partes).map(({ importe }) => importe)).toEqual([60, 61])
  expect(() => vencimientosDeRecibida(120, '2027-01-01', partes)).toThrow('recibida.vencimientos')
})

test('dates follow each other, payments go no further than what is owed', () => {
  const fechas = { fecha: '2027-01-10', fechaOperacion: null, fechaRecepcion: '2027-01-12' }
  expect(() => comprobarFechasDeRecibida(fechas, '2027-01-12')).not.toThrow()
  expect(() => comprobarFechasDeRecibida(fechas, '2027-01-11')).toThrow('recibida.futura')
  expect(() => comprobarFechasDeRecibida({ ...fechas, fecha: '1900-01-01' }, '2027-01-12')).toThrow('libros.cerrados')
  expect(() => comprobarFechasDeRecibida({ ...fechas, fecha: '2027-01-13' }, '2027-01-20')).toThrow('recibida.antes')
  expect(() => comprobarPago(10, 10)).not.toThrow()
  for (const [pago, pendiente] of [
    [10.01, 10],
    [-1, 10],
    [0, 0],
  ] as const)
    expect(() => comprobarPago(pago, pendiente)).toThrow('recibida.mas-que-pendiente')
})

const recibida = {
  id: 3,
  numero: 'F-1',
  proveedorId: 5,
  proveedor: 'Tintes',
  fecha: '2027-01-12',
  gasto: 'materia',
  deducible: 100,
} as const
const saldos = (partidas: readonly { cuenta: string; importe: number }[]) =>
  Object.fromEntries(partidas.map(({ cuenta, importe }) => [cuenta, importe]))

test.each([
  ['interior', { '601000000': 100, '472002100': 21, '400000005': -121 }],
  ['intracomunitaria', { '601000000': 100, '472002100': 21, '477002100': -21, '400000005': -100 }],
  ['inversion', { '601000000': 100, '472002100': 21, '477002100': -21, '400000005': -100 }],
] as const)('its entry, %s', (trato, esperado) => {
  const cifras = totalesDeRecibida(trato, [{ iva: 21, base: 100, cuota: null }])
  expect(saldos(asientoDeRecibida({ ...recibida, ...cifras, trato }).partidas)).toEqual(esperado)
})

test.each([
  ['interior', { '601000000': 110.5, '472002100': 10.5, '400000005': -121 }],
  ['inversion', { '601000000': 110.5, '472002100': 10.5, '477002100': -21, '400000005': -100 }],
] as const)('tax that serves in part is cost in the other, %s', (trato, esperado) => {
  const cifras = totalesDeRecibida(trato, [{ iva: 21, base: 100, cuota: null }])
  expect(saldos(asientoDeRecibida({ ...recibida, ...cifras, trato, deducible: 50 }).partidas)).toEqual(esperado)
})

test.each<[string, TratoDeIva, Gasto, string | null, string]>([
  ['what a supplier charges, when it comes', 'interior', 'materia', '2027-03-20', '2027-04-20'],
  ['goods of the Union, when they are invoiced', 'intracomunitaria', 'materia', '2027-03-25', '2027-04-10'],
  ['but by the 15th of the next month', 'intracomunitaria', 'inmovilizado', '2027-02-25', '2027-03-15'],
  ['over the new year too', 'intracomunitaria', 'materia', '2026-12-31', '2027-01-15'],
  ['without another day, when they are invoiced', 'intracomunitaria', 'materia', null, '2027-04-10'],
  ['services of the Union, when they are done', 'intracomunitaria', 'servicio', '2027-03-25', '2027-03-25'],
  ['by reverse charge, when it is supplied', 'inversion', 'materia', '2027-03-25', '2027-03-25'],
])('counts: %s', (_, trato, gasto, fechaOperacion, esperada) => {
  const fechas = { fecha: '2027-04-10', fechaOperacion, fechaRecepcion: '2027-04-20' }
  expect(devengoDeRecibida({ trato, gasto, ...fechas })).toBe(esperada)
})

test('the entry of a payment', () => {
  const pago = { id: 9, fecha: '2027-02-01', importe: 121 }
  expect(saldos(asientoDePago(recibida, pago).partidas)).toEqual({ '400000005': 121, '572000000': -121 })
})

test.each([
  ['those of one note', 30, [2, 3]],
  ['some that add up', 25, [1, 3]],
  ['none', 31, []],
  ['nothing for nothing', 0, []],
])('of the deliveries without an invoice it proposes %s', (_, base, ids) => {
  const entregas = [
    { id: 1, albaranProveedor: 'A', importe: 15 },
    { id: 2, albaranProveedor: 'B', importe: 20 },
    { id: 3, albaranProveedor: 'B', importe: 10 },
  ]
  expect(proponerEntregas(entregas, base)).toEqual(ids)
})
