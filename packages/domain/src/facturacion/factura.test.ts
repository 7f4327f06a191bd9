import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SERIES_INICIALES } from '../casa/ajustes.ts'
import { paramsDeRegimen } from '../clientes/regimen.ts'
import { totales } from '../ventas/totales.ts'
import { antiguedadDe, sumarAntiguedad } from './antiguedad.ts'
import { cajaDelDia, sumarPiezas } from './caja.ts'
import { cobradoDe, comprobarCobro, comprobarContraparte, comprobarFechaDeCobro } from './cobro.ts'
import { comisionDe, devengoDe, tipoDeComision } from './comision.ts'
import { comprobarFecha, numeroDeFactura, serieDe, situacionDeFactura } from './factura.ts'
import { cabeceraQueRectifica, lineasQueRectifican } from './rectificar.ts'
import { abiertos, sinEncargar, type Vencimiento, venceEl, vencimientosDe } from './vencimientos.ts'

describe('numbers', () => {
  test.each([
    ['A', 2026, 123, 'A26/000123'],
    ['R', 2026, 4, 'R26/000004'],
    ['A', 2005, 1, 'A05/000001'],
    ['A', 2026, 1_234_567, 'A26/1234567'],
  ])('%s %d %d → %s', (serie, ejercicio, numero, expected) => {
    expect(numeroDeFactura(serie, ejercicio, numero)).toBe(expected)
  })

  test('corrections have a series of their own', () => {
    expect([serieDe(SERIES_INICIALES, 'F1'), serieDe(SERIES_INICIALES, 'R3')]).toEqual(['A', 'R'])
  })

  test.each([
    ['2026-11-14', '2026-11-15', 'factura.fecha-anterior'],
    ['2026-11-16', null, 'factura.fecha-futura'],
  ])('%s after %s is refused', (fecha, ultima, code) => {
    expect(() => comprobarFecha(fecha, ultima, '2026-11-15')).toThrow(code)
    expect(() => comprobarFecha('2026-11-15', '2026-11-15', '2026-11-15')).not.toThrow()
  })
})

test.each([
  [{ estado: 'borrador', cobrado: 0, pendiente: 5, vence: null }, 'borrador'],
  [{ estado: 'anulada', cobrado: 0, pendiente: 5, vence: null }, 'anulada'],
  [{ estado: 'emitida', cobrado: 5, pendiente: 0, vence: null }, 'cobrada'],
  [{ estado: 'emitida', cobrado: 1, pendiente: 4, vence: '2026-11-14' }, 'vencida'],
  [{ estado: 'emitida', cobrado: 1, pendiente: 4, vence: '2026-11-15' }, 'parte'],
  [{ estado: 'emitida', cobrado: 0, pendiente: 5, vence: '2026-11-15' }, 'emitida'],
] as const)('%j stands as %s', (factura, situacion) => {
  expect(situacionDeFactura(factura, '2026-11-15')).toBe(situacion)
})

describe('due dates', () => {
  test.each([
    ['thirty days without a word', 100, '2026-11-15', [], [], [['2026-12-15', 100]]],
    ['at once', 100, '2026-11-15', [0], [], [['2026-11-15', 100]]],
    [
      'the last one takes the remainder',
      100,
      '2026-11-15',
      [30, 60, 45],
      [],
      [
        ['2026-12-15', 33.33],
        ['2026-12-30', 33.33],
        ['2027-01-14', 33.34],
      ],
    ],
    [
      'the next pay day',
      10,
      '2026-11-15',
      [30, 50],
      [5, 20],
      [
        ['2026-12-20', 5],
        ['2027-01-05', 5],
      ],
    ],
    ['the last pay day within sixty days', 10, '2026-11-15', [60], [5, 20], [['2027-01-05', 10]]],
    ['a 31st in a shorter month', 10, '2027-01-31', [20], [31], [['2027-02-28', 10]]],
    [
      'what is given back',
      -100.01,
      '2026-11-15',
      [30, 60],
      [],
      [
        ['2026-12-15', -50],
        ['2027-01-14', -50.01],
      ],
    ],
  ] as const)('%s', (_, total, fecha, dias, fijos, expected) => {
    expect(vencimientosDe(total, fecha, dias, { diasFijos: fijos }).map((una) => [una.fecha, una.importe])).toEqual(
      expected,
    )
  })

  test.each([
    [
      'two instalments never fall on one pay day',
      '2026-11-15',
      [30, 60],
      { diasFijos: [15] },
      ['2026-12-15', '2027-01-14'],
    ],
    [
      'nor when the next pay day serves both',
      '2026-11-15',
      [20, 30],
      { diasFijos: [25] },
      ['2026-12-25', '2026-12-26'],
    ],
    ['the next one has the next', '2026-11-01', [10, 20], { diasFijos: [25] }, ['2026-11-25', '2026-12-25']],
    ['closed in August: the first day after', '2026-07-10', [30], { mesesSinPago: [8] }, ['2026-09-01']],
    ['or the last before, where the law lets no more', '2026-06-20', [60], { mesesSinPago: [8] }, ['2026-07-31']],
    ['by pay days', '2026-07-10', [30, 45], { mesesSinPago: [8], diasFijos: [5] }, ['2026-09-05', '2026-09-06']],
    ['closed all along: the term itself', '2026-08-01', [10], { mesesSinPago: [8, 9] }, ['2026-08-11']],
  ] as const)('%s', (_, fecha, dias, calendario, expected) => {
    expect(vencimientosDe(100, fecha, dias, calendario).map((uno) => uno.fecha)).toEqual(expected)
  })

  test('more than sixty days is against the law', () => {
    expect(() => vencimientosDe(1, '2026-11-15', [61])).toThrow('cliente.dias-pago')
  })

  test('they sum to the total, in order, none later than sixty days', () => {
    const dias = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 6 })
    const fijos = fc.array(fc.integer({ min: 1, max: 31 }), { maxLength: 4 })
    const meses = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 3 })
    const fecha = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fecha,
        dias,
        fijos,
        meses,
        (centimos, dia, d, f, m) => {
          const unos = vencimientosDe(centimos / 100, dia, d, { diasFijos: f, mesesSinPago: m })
          const plazos = new Set(d.length > 0 ? d : [30])
          expect(new Set(unos.map((uno) => uno.fecha)).size).toBeGreaterThanOrEqual(plazos.size)
          expect(unos.reduce((n, { importe }) => n + Math.round(importe * 100), 0)).toBe(centimos)
          const fechas = unos.map((uno) => uno.fecha)
          expect(fechas).toEqual([...fechas].sort())
          for (const una of fechas) {
            const plazo = (Date.parse(una) - Date.parse(dia)) / 86_400_000
            expect(plazo).toBeGreaterThanOrEqual(0)
            expect(plazo).toBeLessThanOrEqual(60)
          }
        },
      ),
    )
  })

  test('payments cover the first ones first', () => {
    const unos = vencimientosDe(100, '2026-11-15', [30, 60])
    expect(abiertos(unos, 60)).toEqual([{ fecha: '2027-01-14', importe: 40 }])
    const [primero, segundo] = unos as [Vencimiento, Vencimiento]
    expect(sinEncargar(unos, 0, [segundo])).toEqual([primero])
    expect(sinEncargar(unos, 0, [primero])).toEqual([segundo])
    expect(sinEncargar(unos, 0, [segundo, { ...segundo, importe: 10 }])).toEqual([{ ...primero, importe: 40 }])
    expect(sinEncargar(unos, 60, [segundo])).toEqual([])
    expect(sinEncargar(unos, 60, [{ ...primero, importe: 5 }])).toEqual([{ ...segundo, importe: 35 }])
    expect([venceEl(unos, 49.99), venceEl(unos, 50), venceEl(unos, 100)]).toEqual(['2026-12-15', '2027-01-14', null])
    expect(abiertos(vencimientosDe(-80, '2026-11-15', [30]), -30)).toEqual([{ fecha: '2026-12-15', importe: -50 }])
  })

  test('what is late is told by how much', () => {
    const unos = vencimientosDe(90, '2026-08-01', [0, 30, 60])
    const late = antiguedadDe(unos, 10, '2026-10-05')
    expect(late).toEqual({ corriente: 0, hasta30: 30, hasta60: 30, hasta90: 20, mas90: 0, total: 80 })
    expect(sumarAntiguedad([late, antiguedadDe(unos, 0, '2026-07-01')])).toMatchObject({ corriente: 90, total: 170 })
  })
})

describe('payments', () => {
  const contado = (importe: number) => ({ medio: 'contado' as const, importe })
  test.each([
    ['all that is owed', contado(50), 50, [], undefined],
    ['more than is owed', contado(50.01), 50, [], 'cobro.mas-que-pendiente'],
    ['the wrong way', contado(-10), 50, [], 'cobro.mas-que-pendiente'],
    ['nothing', contado(0), 50, [], 'cobro.mas-que-pendiente'],
    ['money given back', contado(-50), -50, [], undefined],
    ['cash under the limit', contado(999.99), 999.99, [], undefined],
    ['cash of a thousand', contado(1000), 1000, [], 'cobro.efectivo'],
    ['a little cash of more than that', contado(1), 2000, [], 'cobro.efectivo'],
    ['fractions that make a thousand', contado(500), 500, [contado(300), contado(200)], 'cobro.efectivo'],
    ['a transfer of any amount', { medio: 'transferencia' as const, importe: 5000 }, 5000, [], undefined],
    ['cash that came back does not count', contado(500), 900, [{ ...contado(600), impagado: true }], undefined],
  ])('%s', (_, cobro, pendiente, operacion, code) => {
    const pay = () => comprobarCobro(cobro, pendiente, { total: pendiente, cobros: operacion })
    if (code) expect(pay).toThrow(code)
    else expect(pay).not.toThrow()
  })

  test.each([
    ['today', '2026-11-15', '', undefined],
    ['tomorrow', '2026-11-16', 'x', 'cobro.futuro'],
    ['before the invoice', '2026-11-09', ' ', 'cobro.antes'],
    ['before the invoice, saying why', '2026-11-09', 'A cuenta', undefined],
    ['of a year that is closed', '2021-12-31', 'A cuenta', 'libros.cerrados'],
    ['of a year that may be open', '2022-01-01', 'A cuenta', undefined],
  ])('the date of a payment: %s', (_, fecha, motivo, code) => {
    const pay = () => comprobarFechaDeCobro({ fecha, motivo }, '2026-11-10', '2026-11-15')
    if (code) expect(pay).toThrow(code)
    else expect(pay).not.toThrow()
  })

  const una = { id: 1, clienteId: 7, estado: 'emitida', pendiente: 100 }
  const abono = { id: 2, clienteId: 7, estado: 'emitida', pendiente: -60 }
  test.each([
    ['against a credit note', abono, 60, undefined],
    ['more than it gives back', abono, 60.01, 'cobro.mas-que-contraparte'],
    ['against nothing', undefined, 60, 'cobro.sin-contraparte'],
    ['against itself', { ...una, pendiente: -100 }, 60, 'cobro.contraparte'],
    ['another customer’s', { ...abono, clienteId: 8 }, 60, 'cobro.contraparte'],
    ['one that owes the same way', { ...abono, pendiente: 60 }, 60, 'cobro.contraparte'],
    ['one that was annulled', { ...abono, estado: 'anulada' }, 60, 'cobro.contraparte'],
  ])('a set-off: %s', (_, otra, importe, code) => {
    const pay = () => comprobarContraparte(una, otra, importe)
    if (code) expect(pay).toThrow(code)
    else expect(pay).not.toThrow()
  })

  test('what the bank gave back is not paid', () => {
    expect(cobradoDe([contado(0.1), contado(0.2), { ...contado(5), impagado: true }])).toBe(0.3)
  })
})

const euros = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 100)
const linea = fc.record({
  cantidad: fc.integer({ min: -50, max: 9999 }),
  precio: fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000),
  dto: euros(10_000),
  iva: fc.constantFrom(0, 4, 10, 21),
  re: fc.constantFrom(0, 5.2),
  neta: fc.boolean(),
})
const cabecera = fc.record({ dtoComercial: euros(3000), dtoProntoPago: euros(500), portes: euros(5000) })

describe('corrections', () => {
  test('by difference of the whole invoice they sum to zero, rate by rate', () => {
    fc.assert(
      fc.property(fc.array(linea, { maxLength: 12 }), cabecera, (lineas, cab) => {
        const conTallas = lineas.map((una) => ({ ...una, tallasCantidades: [] }))
        const una = totales(conTallas, cab)
        const otra = totales(lineasQueRectifican(conTallas, 'I'), cabeceraQueRectifica(cab, 'I'))
        expect(otra.total + una.total).toBe(0)
        expect(otra.tramos.map(({ base, cuotaIva, cuotaRe }) => [base, cuotaIva, cuotaRe])).toEqual(
          una.tramos.map(({ base, cuotaIva, cuotaRe }) => [base, cuotaIva, cuotaRe].map((n) => (n === 0 ? 0 : -n))),
        )
      }),
    )
  })

  test('by substitution the whole is said anew', () => {
    const lineas = [{ cantidad: 2, precio: 5, dto: 0, tallasCantidades: [{ talla: 'M', cantidad: 2 }] }]
    expect(lineasQueRectifican(lineas, 'S')).toEqual(lineas)
    expect(lineasQueRectifican(lineas, 'I')[0]).toMatchObject({
      cantidad: -2,
      tallasCantidades: [{ talla: 'M', cantidad: -2 }],
    })
  })
})

test('a deposit is deducted whole, whatever the discounts', () => {
  const lineas = [
    { cantidad: 10, precio: 100, dto: 0, iva: 21, re: 0 },
    { cantidad: -1, precio: 200, dto: 0, iva: 21, re: 0, neta: true },
  ]
  expect(totales(lineas, { dtoComercial: 10, dtoProntoPago: 0, portes: 0 })).toMatchObject({
    bruto: 800,
    dtoComercial: 100,
    base: 700,
    cuotaIva: 147,
    total: 847,
  })
})

describe('commissions', () => {
  const una = (precio: number, comision: number | null = null) => ({ cantidad: 1, precio, dto: 0, comision })
  const SIN = { dtoComercial: 0, dtoProntoPago: 0 }
  test.each([
    ['the rep’s rate', [una(100)], SIN, { factura: null, cliente: null, comercial: 8 }, 8],
    ['the customer’s before it', [una(100)], SIN, { factura: null, cliente: 5, comercial: 8 }, 5],
    ['the invoice’s before that', [una(100)], SIN, { factura: 3, cliente: 5, comercial: 8 }, 3],
    ['the line’s before all', [una(100, 10), una(100)], SIN, { factura: 3, cliente: 5, comercial: 8 }, 13],
    ['none at all is a rate too', [una(100, 0)], SIN, { factura: 3, cliente: 5, comercial: 8 }, 0],
    [
      'on what discounts leave',
      [una(100)],
      { dtoComercial: 10, dtoProntoPago: 2 },
      { factura: null, cliente: null, comercial: 10 },
      8.82,
    ],
    [
      'what comes back is subtracted',
      [{ ...una(100), cantidad: -1 }],
      SIN,
      { factura: null, cliente: null, comercial: 8 },
      -8,
    ],
  ])('%s', (_, lineas, cab, tipos, expected) => {
    expect(comisionDe(lineas, cab, tipos)).toBe(expected)
  })

  test.each([
    ['the rep’s', 30.14, 401.85, [null, null, 7.5], 7.5],
    ['the customer’s, on so little that many rates would give it', 0.38, 5, [null, 7.5, 8], 7.5],
    ['one that nobody says any more', 70, 1000, [null, null, 8], 7],
    ['what lines of different rates come to', 13, 200, [3, 5, 8], 6.5],
    ['of what comes back', -8, -100, [null, null, 8], 8],
    ['of nothing sold', 0, 0, [null, null, 8], null],
    ['of what goes both ways, none', 10, 0.01, [null, null, 8], null],
  ])('the rate that is read: %s', (_, comision, vendido, dichos, expected) => {
    expect(tipoDeComision(comision, vendido, dichos)).toBe(expected)
  })

  test.each([
    ['invoiced', 'facturado', { comision: 10, cobrado: 0, total: 121, liquidado: 0 }, 10, 10],
    ['invoiced and settled', 'facturado', { comision: 10, cobrado: 0, total: 121, liquidado: 10 }, 10, 0],
    ['a third paid', 'cobrado', { comision: 10, cobrado: 40, total: 120, liquidado: 0 }, 3.33, 3.33],
    ['the rest paid', 'cobrado', { comision: 10, cobrado: 120, total: 120, liquidado: 3.33 }, 10, 6.67],
    ['a payment given back', 'cobrado', { comision: 10, cobrado: 0, total: 120, liquidado: 3.33 }, 0, -3.33],
    [
      'of before what was settled',
      'cobrado',
      { comision: 10, cobrado: 0, cobradoYa: 120, total: 120, liquidado: 5 },
      5,
      0,
    ],
    [
      'of before, more is due',
      'cobrado',
      { comision: 10, cobrado: 90, cobradoYa: 120, total: 120, liquidado: 5 },
      7.5,
      2.5,
    ],
    [
      'of before, part given back',
      'cobrado',
      { comision: 10, cobrado: 0, cobradoYa: 30, total: 120, liquidado: 5 },
      2.5,
      -2.5,
    ],
    [
      'of before it was given back',
      'cobrado',
      { comision: 10, cobrado: 60, cobradoYa: 0, total: 120, liquidado: 0 },
      5,
      5,
    ],
    [
      'of before it was refunded',
      'cobrado',
      { comision: -10, cobrado: 0, cobradoYa: -120, total: -120, liquidado: -10 },
      -10,
      0,
    ],
    ['a correction, refunded', 'cobrado', { comision: -10, cobrado: -120, total: -120, liquidado: 0 }, -10, -10],
    ['half a cent', 'cobrado', { comision: 0.01, cobrado: 1, total: 2, liquidado: 0 }, 0.01, 0.01],
    ['an invoice of nothing', 'cobrado', { comision: 0, cobrado: 0, total: 0, liquidado: 0 }, 0, 0],
  ] as const)('%s', (_, criterio, devengo, devengado, importe) => {
    expect(devengoDe(criterio, devengo)).toEqual({ devengado, importe })
  })
})

test('the till of a day', () => {
  const caja = cajaDelDia(
    100,
    [
      { medio: 'contado', importe: 50.1, anticipo: false },
      { medio: 'contado', importe: 20.2, anticipo: true },
      { medio: 'contado', importe: -5.05, anticipo: false },
      { medio: 'tarjeta', importe: 300, anticipo: false },
      { medio: 'compensacion', importe: 80, anticipo: false },
      { medio: 'compensacion', importe: -80, anticipo: false },
    ],
    [
      { tipo: 'gasto', importe: 12.3 },
      { tipo: 'banco', importe: 60 },
      { tipo: 'aportacion', importe: 10 },
    ],
    102.9,
  )
  expect(caja).toEqual({
    apertura: 100,
    cobros: [
      { medio: 'contado', importe: 50.1 },
      { medio: 'tarjeta', importe: 300 },
    ],
    anticipos: 20.2,
    devoluciones: -5.05,
    aportaciones: 10,
    gastos: 12.3,
    banco: 60,
    teorico: 102.95,
    recuento: 102.9,
    diferencia: -0.05,
  })
  expect(cajaDelDia(0, [], [], null)).toMatchObject({ teorico: 0, recuento: null, diferencia: null })
})

test.each([
  [{}, 0],
  [{ 5000: 2, 1000: 1, 1: 3 }, 110.03],
  [{ 10: 3, 20: 3, 5: 1 }, 0.95],
])('the notes and coins %j come to %s', (piezas, euros) => {
  expect(sumarPiezas(piezas)).toBe(euros)
})

test.each([
  ['recargo', { fecha: '2024-02-12' }],
  ['intracomunitaria', { fecha: '2026-10-01', nifIva: 'PT509000126' }],
  ['forzado', { razon: 'Lo dice el gestor' }],
  ['interior', {}],
] as const)('what the sentence of %s needs', (motivo, params) => {
  const cliente = {
    recargoFecha: '2024-02-12',
    viesFecha: '2026-10-01',
    nifIva: 'PT509000126',
    regimenMotivo: 'Lo dice el gestor',
  }
  expect(paramsDeRegimen(motivo, cliente)).toEqual(params)
})
