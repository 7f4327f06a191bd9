import { describe, expect, test } from 'vitest'
import { type Abierta, masFirme, nombrada, proponer, proponerPago } from './casar.ts'

const abierta = (id: number, otra: Partial<Abierta> = {}): Abierta => ({
  id,
  numeroCompleto: `A26/${String(id).padStart(6, '0')}`,
  fecha: '2026-03-01',
  vence: '2026-03-31',
  clienteId: id,
  cliente: `Cliente ${id}`,
  clienteIban: null,
  referenciaCliente: '',
  pendiente: 100,
  ...otra,
})

const movimiento = (importe: number, texto = '', mas = {}) => ({
  ...{ fecha: '2026-04-02', importe, texto, referencia: '', contraparte: '', contraparteIban: '' },
  ...mas,
})

test.each([
  ['PAGO FRA A26/000123', true],
  ['fact. A26-123 gracias', true],
  ['A26 0123', true],
  ['ABONO A26000123', true],
  ['A26/001234', false],
  ['A26/12', false],
  ['B26/000123', false],
  ['123', false],
])('%s names A26/000123: %s', (texto, si) => {
  expect(nombrada('A26/000123', texto.toLowerCase().split(/[^a-z0-9]+/))).toBe(si)
})

const prat = { clienteId: 9, cliente: 'Prat Moda, S.L.' }

describe('a proposal', () => {
  test.each([
    [
      'by the number and the amount is certain',
      movimiento(100, 'Fra A26/1'),
      [abierta(1), abierta(2)],
      { partes: [{ facturaId: 1, importe: 100 }], razones: ['numero', 'importe'], seguridad: 'alta' },
    ],
    [
      'of several numbers takes them all',
      movimiento(200, 'A26/1 y A26/2'),
      [abierta(1), abierta(2), abierta(3)],
      { partes: [{ facturaId: 1 }, { facturaId: 2 }], seguridad: 'alta' },
    ],
    [
      'of less than is owed pays what falls due first',
      movimiento(130, 'A26/1 A26/2'),
      [abierta(1), abierta(2, { vence: '2026-03-15' })],
      {
        partes: [
          { facturaId: 2, importe: 100 },
          { facturaId: 1, importe: 30 },
        ],
        seguridad: 'media',
      },
    ],
    [
      'of more than is owed leaves the rest',
      movimiento(130, 'A26/1'),
      [abierta(1)],
      { partes: [{ facturaId: 1, importe: 100 }], seguridad: 'media' },
    ],
    [
      'by the customer’s own reference',
      movimiento(100, 'pedido PO-7781'),
      [abierta(1), abierta(2, { referenciaCliente: 'PO-7781' })],
      { partes: [{ facturaId: 2 }], razones: ['referencia', 'importe'], seguridad: 'alta' },
    ],
    [
      'by the account it comes from',
      movimiento(100, '', { contraparteIban: 'ES9121000418450200051332' }),
      [abierta(1), abierta(2, { clienteIban: 'ES9121000418450200051332' })],
      { partes: [{ facturaId: 2 }], razones: ['cuenta', 'importe'], seguridad: 'alta' },
    ],
    [
      'by the name, two invoices that come to it',
      movimiento(250, 'TRANSFERENCIA DE PRAT MODA SL'),
      [abierta(1), abierta(2, prat), abierta(3, { ...prat, pendiente: 70 }), abierta(4, { ...prat, pendiente: 150 })],
      {
        partes: [
          { facturaId: 2, importe: 100 },
          { facturaId: 4, importe: 150 },
        ],
        seguridad: 'alta',
      },
    ],
    [
      'by the name alone is to be looked at',
      movimiento(33, 'prat moda'),
      [abierta(2, prat), abierta(3, prat)],
      { partes: [{ facturaId: 2, importe: 33 }], razones: ['nombre'], seguridad: 'baja' },
    ],
    [
      'by the amount alone, if nobody else owes it',
      movimiento(77, 'ingreso'),
      [abierta(1), abierta(2, { pendiente: 77 })],
      { partes: [{ facturaId: 2 }], razones: ['importe'], seguridad: 'baja' },
    ],
    [
      'of money given back goes to a credit note',
      movimiento(-100, 'devolución R26/5'),
      [abierta(1), abierta(5, { numeroCompleto: 'R26/000005', pendiente: -100 })],
      { partes: [{ facturaId: 5, importe: -100 }], seguridad: 'alta' },
    ],
  ])('%s', (_, uno, facturas, esperada) => {
    expect(proponer(uno, facturas)).toMatchObject(esperada)
  })

  test.each([
    ['two owe the same', movimiento(100, 'ingreso'), [abierta(1), abierta(2)]],
    ['it was issued later', movimiento(100, 'A26/1'), [abierta(1, { fecha: '2026-04-03' })]],
    [
      'two customers of that name could pay it',
      movimiento(9, 'prat moda'),
      [abierta(1, prat), abierta(2, { ...prat, clienteId: 8 })],
    ],
    ['it goes the other way', movimiento(-100, 'A26/1'), [abierta(1)]],
  ])('is not made when %s', (_, uno, facturas) => {
    expect(proponer(uno, facturas)).toBeUndefined()
  })

  const girado = {
    cobroId: 50,
    facturaId: 7,
    numeroCompleto: 'A26/000007',
    fecha: '2026-03-31',
    importe: 121,
    referencia: 'REM/2026/0003-1',
  }
  const otro = { ...girado, cobroId: 51, facturaId: 8, numeroCompleto: 'A26/000008', referencia: 'REM/2026/0003-11' }
  test.each([
    ['named', 'DEV. RECIBO A26/7', [girado, otro], 50, 'alta'],
    ['by its reference', 'DEVOLUCION ADEUDO REM/2026/0003-1', [girado, otro], 50, 'alta'],
    ['by another’s, which begins the same', 'DEVOLUCION REM2026000311', [girado, otro], 51, 'alta'],
    ['the only one of its amount', 'DEVOLUCION', [girado], 50, 'baja'],
    ['one of two', 'DEVOLUCION', [girado, otro], undefined, undefined],
  ])('of a direct debit that the bank gave back: %s', (_, texto, girados, cobroId, seguridad) => {
    const propuesta = proponer(movimiento(-121, texto), [], girados)
    expect(propuesta?.partes[0]?.cobroId).toBe(cobroId)
    expect(propuesta?.seguridad).toBe(seguridad)
  })
})

describe('a remittance that is on its way', () => {
  const remesa = { id: 3, numero: 'REM/2026/0003', fecha: '2026-03-01', total: 500 }
  const gemela = { ...remesa, id: 4, numero: 'REM/2026/0004' }
  test.each([
    ['named, among others of its amount', 'ABONO REMESA REM/2026/0004', [remesa, gemela], 4, 'alta'],
    ['named without what parts it', 'ABONO REM20260003', [remesa, gemela], 3, 'alta'],
    ['the only one of its amount', 'ABONO ADEUDOS', [remesa], 3, 'media'],
    ['one of two', 'ABONO ADEUDOS', [remesa, gemela], undefined, undefined],
    ['of another amount', 'ABONO REM/2026/0003', [{ ...remesa, total: 499.99 }], undefined, undefined],
    ['made after the movement', 'ABONO REM/2026/0003', [{ ...remesa, fecha: '2027-01-01' }], undefined, undefined],
  ])('%s', (_, texto, remesas, remesaId, seguridad) => {
    const propuesta = proponer(movimiento(500, texto), [], [], remesas)
    expect(propuesta?.remesaId).toBe(remesaId)
    expect(propuesta?.seguridad).toBe(seguridad)
  })

  test('is no more than a guess where an invoice owes the same', () => {
    expect(proponer(movimiento(500, 'ABONO'), [abierta(1, { pendiente: 500 })], [], [remesa])).toBeUndefined()
  })
})

describe('what went out', () => {
  const porPagar = (id: number, extra: object = {}) => ({
    ...{ id, numero: `F-2026-${id}`, fecha: '2026-03-01', vence: '2026-03-31', pendiente: 121 },
    ...{ proveedorId: 1, proveedor: 'Tintes Riera, S.L.', proveedorIban: 'ES9121000418450200051332', ...extra },
  })
  const otro = { proveedorId: 2, proveedor: 'Cremalleras Soler', proveedorIban: null }
  test.each([
    ['by the number', 'PAGO FRA F-2026-2', [porPagar(1), porPagar(2)], [{ recibidaId: 2, importe: 121 }], 'alta'],
    ['by the name', 'RECIBO TINTES RIERA', [porPagar(1), porPagar(2, otro)], [{ recibidaId: 1, importe: 121 }], 'alta'],
    [
      'by the amount alone',
      'ADEUDO',
      [porPagar(1), porPagar(2, { pendiente: 5 })],
      [{ recibidaId: 1, importe: 121 }],
      'baja',
    ],
    ['of what is owed twice, nothing', 'ADEUDO', [porPagar(1), porPagar(2, otro)], undefined, undefined],
    ['in part', 'F-2026-1', [porPagar(1, { pendiente: 200 })], [{ recibidaId: 1, importe: 121 }], 'media'],
  ])('%s', (_, texto, recibidas, pagos, seguridad) => {
    const propuesta = proponerPago(movimiento(-121, texto), recibidas)
    expect([propuesta?.pagos, propuesta?.seguridad]).toEqual([pagos, seguridad])
  })

  const trf = { id: 9, numero: 'TRF/2026/0009', fecha: '2026-03-20', total: 121 }
  test.each([
    ['named', 'ORDEN TRF/2026/0009', [porPagar(1)], [trf, { ...trf, id: 8, numero: 'TRF/2026/0008' }], 9, 'alta'],
    ['the only one of its amount', 'TRANSFERENCIAS EMITIDAS', [], [trf], 9, 'media'],
    ['where an invoice is owed as much', 'TRANSFERENCIA', [porPagar(1)], [trf], undefined, undefined],
    ['made after it', 'TRANSFERENCIA', [], [{ ...trf, fecha: '2027-01-01' }], undefined, undefined],
  ])('the transfers that go together: %s', (_, texto, recibidas, preparadas, id, seguridad) => {
    const propuesta = proponerPago(movimiento(-121, texto), recibidas, preparadas)
    expect([propuesta?.transferenciaId, propuesta?.seguridad]).toEqual([id, seguridad])
  })

  test('what comes in pays nobody; and of two readings the firmer counts, or none', () => {
    expect(proponerPago(movimiento(121, 'F-2026-1'), [porPagar(1)])).toBeUndefined()
    const [alta, baja] = [{ seguridad: 'alta' as const }, { seguridad: 'baja' as const }]
    expect([
      masFirme(alta, baja),
      masFirme(baja, alta),
      masFirme(baja, { ...baja }),
      masFirme(undefined, baja),
    ]).toEqual([...[alta, alta, undefined, baja]])
  })
})
