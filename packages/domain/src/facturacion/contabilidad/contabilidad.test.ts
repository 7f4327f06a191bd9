import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumarEuros } from '../../dinero.ts'
import { totales } from '../../ventas/totales.ts'
import { fechaDeDevengo } from '../devengo.ts'
import { apuntesDe, contraAsientoDe, type Documento, diferencia, type Partida } from './asiento.ts'
import { nombreDeCuenta } from './cuentas.ts'
import { asientoDeArqueo, asientoDeCaja, asientosDeCobros, type CobroContable } from './tesoreria.ts'
import { asientoDeFactura, type FacturaContable } from './ventas.ts'

const escrito = ({ partidas }: Documento) =>
  Object.fromEntries(partidas.map(({ cuenta, importe }) => [cuenta, importe]))
const cuadra = (partidas: readonly Partida[]) => expect(sumarEuros(partidas.map(({ importe }) => importe))).toBe(0)

const tramo = (base: number, iva = 21, re = 0) => ({
  ...{ iva, re, base },
  cuotaIva: Math.round(base * iva) / 100,
  cuotaRe: Math.round(base * re) / 100,
})
const factura = (resto: Partial<FacturaContable> = {}): FacturaContable => {
  const tramos = resto.tramos ?? [tramo(100)]
  const base = sumarEuros(tramos.map((uno) => uno.base))
  return {
    ...{ id: 12, numeroCompleto: 'A26/000123', clienteId: 7, cliente: 'Prat', tipo: 'F1', regimenIva: 1 },
    ...{ devengo: '2026-03-31', anticipo: false, sustituye: [], descontado: 0, tramos, base },
    total: sumarEuros([base, ...tramos.flatMap(({ cuotaIva, cuotaRe }) => [cuotaIva, cuotaRe])]),
    ...resto,
  }
}
const cifras = (base: number) => {
  const { tramos, total } = factura({ tramos: [tramo(base)] })
  return { tramos, base, total, descontado: 0 }
}

describe('the entry of an invoice', () => {
  test.each<[string, Partial<FacturaContable>, Record<string, number>]>([
    ['general', {}, { '430000007': 121, '700000001': -100, '477002100': -21 }],
    [
      'recargo',
      { regimenIva: 2, tramos: [tramo(1000, 21, 5.2)] },
      { '430000007': 1262, '700000002': -1000, '477002100': -210, '477500520': -52 },
    ],
    ['intra-EU', { regimenIva: 3, tramos: [tramo(100, 0)] }, { '430000007': 100, '700000003': -100 }],
    [
      'two rates, the same one under recargo and not',
      { tramos: [tramo(100), tramo(50, 21, 5.2), tramo(10, 10)] },
      { '430000007': 195.1, '700000001': -160, '477002100': -31.5, '477500520': -2.6, '477001000': -1 },
    ],
    ['a return', { tipo: 'R1', tramos: [tramo(-100)] }, { '430000007': -121, '708000001': 100, '477002100': 21 }],
    [
      'a correction upwards',
      { tipo: 'R4', tramos: [tramo(10)] },
      { '430000007': 12.1, '700000001': -10, '477002100': -2.1 },
    ],
    ['a deposit', { anticipo: true }, { '430000007': 121, '438000007': -100, '477002100': -21 }],
    [
      'a deposit given back',
      { tipo: 'R1', anticipo: true, tramos: [tramo(-40)] },
      { '430000007': -48.4, '438000007': 40, '477002100': 8.4 },
    ],
    [
      'a sale of 1,000 that deducts a deposit of 150',
      { tramos: [tramo(850)], descontado: -150 },
      { '430000007': 1028.5, '700000001': -1000, '438000007': 150, '477002100': -178.5 },
    ],
    [
      'a substitution at 80 of what was 100',
      { tipo: 'R1', tramos: [tramo(80)], sustituye: [cifras(100)] },
      { '430000007': -24.2, '708000001': 20, '477002100': 4.2 },
    ],
    ['a substitution that changes nothing in money', { tipo: 'R4', sustituye: [cifras(100)] }, { '430000007': 0 }],
  ])('%s', (_, resto, esperado) => {
    const documento = asientoDeFactura(factura(resto))
    expect(escrito(documento)).toEqual(esperado)
    cuadra(documento.partidas)
  })

  test('any invoice balances, whatever its rates, discounts and carriage', () => {
    const linea = fc.record({
      cantidad: fc.integer({ min: -50, max: 50 }),
      precio: fc.integer({ min: 0, max: 999_999 }).map((n) => n / 100),
      dto: fc.constantFrom(0, 10, 33.33),
      iva: fc.constantFrom(21, 10, 4, 0),
      re: fc.constantFrom(0, 5.2),
    })
    fc.assert(
      fc.property(fc.array(linea, { minLength: 1, maxLength: 8 }), fc.constantFrom(0, 2, 7.5), (lineas, dto) => {
        const { tramos, base, total } = totales(lineas, { dtoComercial: dto, dtoProntoPago: 2, portes: 12 })
        cuadra(asientoDeFactura(factura({ tramos, base, total })).partidas)
      }),
    )
  })

  test('bases and rates go with the taxes', () => {
    const { partidas } = asientoDeFactura(factura({ tramos: [tramo(1000, 21, 5.2)] }))
    expect(apuntesDe('x', partidas).map(({ cuenta, base, tipo }) => [cuenta, base, tipo])).toEqual([
      ['430000007', null, null],
      ['700000001', null, null],
      ['477002100', 1000, 21],
      ['477500520', 1000, 5.2],
    ])
  })
})

describe('the entries of payments', () => {
  const cobro = (id: number, importe: number, resto: Partial<CobroContable> = {}): CobroContable => ({
    ...{ id, importe, fecha: '2026-04-01', medio: 'transferencia', fechaImpagado: null },
    ...resto,
  })
  const asientos = (...cobros: CobroContable[]) =>
    asientosDeCobros({ numeroCompleto: 'A', clienteId: 7, cliente: 'Prat' }, cobros)

  test.each<[string, CobroContable[], [string, Record<string, number>][]]>([
    ['by transfer', [cobro(1, 121)], [['cobro:1', { '572000000': 121, '430000007': -121 }]]],
    ['in cash', [cobro(1, 50, { medio: 'contado' })], [['cobro:1', { '570000000': 50, '430000007': -50 }]]],
    ['money given back', [cobro(1, -20)], [['cobro:1', { '572000000': -20, '430000007': 20 }]]],
    ['a set-off moves no money', [cobro(1, 20, { medio: 'compensacion' })], [['cobro:1', {}]]],
    [
      'what came back and is then set against another invoice is unpaid no more',
      [
        cobro(1, 100, { medio: 'giro', fechaImpagado: '2026-04-20' }),
        cobro(2, 60, { fecha: '2026-05-02', medio: 'compensacion' }),
        cobro(3, 61, { fecha: '2026-05-09', medio: 'compensacion' }),
        cobro(4, -61, { fecha: '2026-05-10', medio: 'compensacion' }),
      ],
      [
        ['cobro:1', { '572000000': 100, '430000007': -100 }],
        ['impagado:1', { '431500007': 100, '572000000': -100 }],
        ['cobro:2', { '430000007': 60, '431500007': -60 }],
        ['cobro:3', { '430000007': 40, '431500007': -40 }],
        ['cobro:4', {}],
      ],
    ],
    [
      'a direct debit given back, then paid in two parts, the second beyond it',
      [
        cobro(1, 100, { medio: 'giro', fechaImpagado: '2026-04-20' }),
        cobro(2, 60, { fecha: '2026-05-02' }),
        cobro(3, 61, { fecha: '2026-05-09' }),
      ],
      [
        ['cobro:1', { '572000000': 100, '430000007': -100 }],
        ['impagado:1', { '431500007': 100, '572000000': -100 }],
        ['cobro:2', { '572000000': 60, '431500007': -60 }],
        ['cobro:3', { '572000000': 61, '431500007': -40, '430000007': -21 }],
      ],
    ],
  ])('%s', (_, cobros, esperado) => {
    const hechos = asientos(...cobros)
    expect(hechos.map((uno) => [uno.clave, escrito(uno)])).toEqual(esperado)
    for (const { partidas } of hechos) cuadra(partidas)
  })
})

test('a remittance: sent, charged, given back and sent again; and one that was never charged', () => {
  const factura = { numeroCompleto: 'A', clienteId: 7, cliente: 'Prat' }
  const cobro = { id: 1, importe: 100, fecha: '2026-05-01', medio: 'giro', fechaImpagado: '2026-05-06' } as const
  const giros = [
    { id: 1, fecha: '2026-04-20', importe: 100, cobroId: 1, devuelta: '2026-05-06' },
    { id: 2, fecha: '2026-05-10', importe: 121, cobroId: null, devuelta: '2026-05-20' },
  ]
  const hechos = asientosDeCobros(factura, [cobro], giros)
  expect(hechos.map((uno) => [uno.clave, escrito(uno)])).toEqual([
    ['giro:1', { '431200007': 100, '430000007': -100 }],
    ['cobro:1', { '572000000': 100, '431200007': -100 }],
    ['impagado:1', { '431500007': 100, '572000000': -100 }],
    ['giro:2', { '431200007': 121, '430000007': -21, '431500007': -100 }],
    ['devuelto:2', { '431500007': 121, '431200007': -121 }],
  ])
  for (const { partidas } of hechos) cuadra(partidas)
})

test.each([
  ['gasto', 12.3, { '629000000': 12.3, '570000000': -12.3 }],
  ['banco', 60, { '572000000': 60, '570000000': -60 }],
  ['aportacion', 10, { '555000000': -10, '570000000': 10 }],
] as const)('cash without an invoice: %s', (tipo, importe, esperado) => {
  expect(escrito(asientoDeCaja({ id: 1, fecha: '2026-01-02', tipo, concepto: 'x', importe }))).toEqual(esperado)
})

test('a count of the till that differs', () => {
  expect(escrito(asientoDeArqueo({ fecha: '2026-01-02', diferencia: -0.2 }))).toEqual({
    '570000000': -0.2,
    '678000000': 0.2,
  })
  expect(escrito(asientoDeArqueo({ fecha: '2026-01-02', diferencia: 1 }))).toEqual({ '570000000': 1, '778000000': -1 })
})

test('what is posted is the difference to what is in the accounts already', () => {
  const { partidas } = asientoDeFactura(factura())
  expect(diferencia(partidas, partidas)).toEqual([])
  expect(diferencia(partidas, [])).toEqual(partidas)
  expect(diferencia([], [{ cuenta: '570000000', importe: 5 }])).toMatchObject([{ cuenta: '570000000', importe: -5 }])
})

test('a counter-entry undoes an entry', () => {
  const apuntes = apuntesDe('Fra. A', asientoDeFactura(factura()).partidas)
  expect(contraAsientoDe(apuntes).map(({ cuenta, debe, haber, base }) => [cuenta, debe, haber, base])).toEqual([
    ['430000007', 0, 121, null],
    ['700000001', 100, 0, null],
    ['477002100', 21, 0, -100],
  ])
})

test('accounts of customers bear their names, the others what they are', () => {
  expect(['430000007', '431500007', '700000001', '477500520'].map((cual) => nombreDeCuenta(cual, 'Prat'))).toEqual([
    ...['Prat', 'Prat', 'Ventas de mercaderías', 'Recargo de equivalencia repercutido'],
  ])
})

test.each([
  ['F1', null, 1, '2026-05-20', '2026-05-20'],
  ['F1', '2026-03-30', 1, '2026-05-20', '2026-03-30'],
  ['F1', '2026-03-30', 3, '2026-05-20', '2026-04-15'],
  ['F1', '2026-12-30', 3, '2027-01-08', '2027-01-08'],
  ['R1', '2026-03-30', 1, '2026-05-20', '2026-05-20'],
] as const)(
  'tax on %s of %s under regime %d, issued on %s, falls due on %s',
  (tipo, fechaOperacion, regimenIva, fecha, devengo) => {
    expect(fechaDeDevengo({ tipo, fechaOperacion, regimenIva, fecha })).toBe(devengo)
  },
)
