import { describe, expect, test } from 'vitest'
import { SERIES_INICIALES } from '../casa/ajustes.ts'
import { type ClienteDeFactura, decidirFactura, type FacturaPedida, type Reunido } from './decidir.ts'
import { comprobarDescuento, comprobarEmision, emisorDe, emitida, quedaDe, rectificaDeMas } from './emision.ts'
import { limiteDeFacturar } from './factura.ts'
import type { LineaPedida } from './linea.ts'

const DIRECCION = {
  ...{ nombre: '', calle: 'Carrer del Sol, 1', codigoPostal: '08201', ciudad: 'Sabadell', provincia: 'Barcelona' },
  ...{ pais: 'ES', telefono: '' },
}
const CLIENTE: ClienteDeFactura = {
  ...{ id: 7, razonSocial: 'Boutique Rosa', mostrador: false, idioma: 'es', comercialId: 3, comision: null },
  ...{ dtoComercial: 5, dtoProntoPago: 2, formaPago: 'giro', diasPago: [30, 60], diasFijos: [], mesesSinPago: [] },
  ...{ recargoEquivalencia: false, viesResultado: null, regimenForzado: null },
  ...{ recargoFecha: null, viesFecha: null, nifIva: null, regimenMotivo: null },
}
const LINEA: LineaPedida = {
  ...{ modeloId: null, colorId: null, pedidoLineaId: null, anticipoId: null, pvp: null, descripcion: 'Vestido' },
  ...{ tallasCantidades: [], cantidad: 10, precio: 20, dto: 0, iva: null, comision: null },
}
const PEDIDA: FacturaPedida = {
  ...{ tipo: 'F1', tipoRectificativa: null, motivoRectificacion: '', anticipo: false, fecha: '2027-01-31' },
  ...{ fechaOperacion: null, direccionEnvio: null, comercialId: null, comision: null, dtoComercial: null },
  ...{ dtoProntoPago: null, portes: 0, formaPago: null, diasPago: null, diasFijos: null },
  ...{ referenciaCliente: '', notas: '', pruebaTransporte: '', mercancia: 'nada', mesesSinPago: null, lineas: [LINEA] },
  reabrePedido: false,
  soloServido: false,
}
const TEXTOS = { es: 'Negro', en: 'Black', pt: 'Preto', ca: 'Negre' }
const ALBA = { es: 'Alba', en: '', pt: 'Vestido Alba', ca: 'Vestit Alba' }
const REUNIDO: Reunido = {
  ...{
    cliente: CLIENTE,
    direccionEnvio: DIRECCION,
    esUE: true,
    rectificadas: [],
    anticipos: new Map(),
    pedidoIds: [],
    lineasDeSegunda: new Set<number>(),
    series: SERIES_INICIALES,
  },
  impuestos: [
    { desde: '2012-09-01', iva: 21, re: 5.2 },
    { desde: '2012-09-01', iva: 10, re: 1.4, clave: 'reducido' },
  ],
  catalogo: {
    modelos: new Map([[1, { numero: '1215', nombres: ALBA, precio: 34.5, segunda: 12 }]]),
    colores: new Map([[2, TEXTOS]]),
  },
  acuerdo: { comision: 10, criterio: 'cobrado' },
  comisionPagada: null,
  forzado: { regimenForzado: null, regimenRazon: '' },
}
const decidir = (pedida: Partial<FacturaPedida> = {}, reunido: Partial<Reunido> = {}) =>
  decidirFactura({ ...PEDIDA, ...pedida }, { ...REUNIDO, ...reunido })

describe('garments with a fault', () => {
  const deModelo = { ...LINEA, modeloId: 1, colorId: 2, descripcion: '', precio: null }
  test.each([
    ['at their own price, and said so', { mercancia: 'segunda' }, {}, 12, 'Alba 1215, Negro, segunda calidad'],
    ['at the price that was typed', { mercancia: 'segunda' }, { precio: 9 }, 9, 'Alba 1215, Negro, segunda calidad'],
    ['not what belongs to an order', { mercancia: 'segunda' }, { pedidoLineaId: 4 }, 34.5, 'Alba 1215, Negro'],
    ['not good ones', { mercancia: 'almacen' }, {}, 34.5, 'Alba 1215, Negro'],
  ] as const)('%s', (_, pedida, linea, precio, descripcion) => {
    const [una] = decidir({ ...pedida, lineas: [{ ...deModelo, ...linea }] }).lineas
    expect(una).toMatchObject({ precio, descripcion })
  })

  test('all of it in one language, and by its first name where it has none in that one', () => {
    const dicho = (idioma: 'ca' | 'en') => decidir({ lineas: [deModelo] }, { cliente: { ...CLIENTE, idioma } }).lineas
    expect([dicho('ca')[0]?.descripcion, dicho('en')[0]?.descripcion]).toEqual([
      'Vestit Alba 1215, Negre',
      'Alba 1215, Black',
    ])
  })

  test('in the words of who buys them', () => {
    const cliente = { ...CLIENTE, idioma: 'pt' as const }
    const [una] = decidir({ mercancia: 'segunda', lineas: [deModelo] }, { cliente }).lineas
    expect(una?.descripcion).toBe('Vestido Alba 1215, Preto, segunda qualidade')
  })
})

describe('what is not said', () => {
  test('is the customer’s', () => {
    const { fila } = decidir()
    expect(fila).toMatchObject({ dtoComercial: 5, dtoProntoPago: 2, formaPago: 'giro', comercialId: 3, serie: 'A' })
    expect(fila).toMatchObject({ bruto: 200, base: 186.2, cuotaIva: 39.1, total: 225.3, comisionTotal: 18.62 })
    expect(fila.vencimientos.map(({ fecha }) => fecha)).toEqual(['2027-03-02', '2027-04-01'])
  })

  test('but a deposit takes no discount of theirs and falls due at once', () => {
    const { fila } = decidir({ anticipo: true })
    expect(fila).toMatchObject({ dtoComercial: 0, dtoProntoPago: 0, base: 200, diasPago: [0], diasFijos: [] })
    expect(fila.vencimientos).toEqual([{ fecha: '2027-01-31', importe: 242 }])
    expect(decidir({ anticipo: true, dtoComercial: 3 }).fila.dtoComercial).toBe(3)
  })

  test('a garment is called by the catalogue, in the customer’s language, at its price', () => {
    const prenda = { ...LINEA, modeloId: 1, colorId: 2, descripcion: '', precio: null }
    const { lineas } = decidir({ lineas: [{ ...prenda, tallasCantidades: [{ talla: '38', cantidad: 3 }] }] })
    expect(lineas[0]).toMatchObject({ descripcion: 'Alba 1215, Negro', precio: 34.5, cantidad: 3, importe: 103.5 })
  })
})

describe('the regime', () => {
  const original = { id: 9, fecha: '2026-05-01', fechaOperacion: null, regimenParams: {} }
  test.each([
    ['by where the goods go', {}, {}, 1, 21],
    ['with the recargo', {}, { cliente: { ...CLIENTE, recargoEquivalencia: true } }, 2, 21],
    ['outside the Union', {}, { direccionEnvio: { ...DIRECCION, pais: 'US' }, esUE: false }, 4, 0],
    ['decided by hand', {}, { forzado: { regimenForzado: 3 as const, regimenRazon: 'a la vista' } }, 3, 0],
    [
      'of a correction: the corrected invoice’s',
      { tipo: 'R1' as const, motivoRectificacion: 'x' },
      { rectificadas: [{ ...original, regimenIva: 4 as const, regimenMotivo: 'fuera-de-la-ue' as const }] },
      4,
      0,
    ],
  ])('%s', (_, pedida, reunido, regimen, iva) => {
    const { fila, lineas } = decidir(pedida, reunido)
    expect([fila.regimenIva, lineas[0]?.iva]).toEqual([regimen, iva])
  })

  test('what replaces an invoice bears a commission of its own', () => {
    const rectificadas = [{ ...original, regimenIva: 1 as const, regimenMotivo: 'interior' as const }]
    const { fila } = decidir({ tipo: 'R1', tipoRectificativa: 'S' }, { rectificadas })
    expect(fila).toMatchObject({ serie: 'R', rectifica: [9], comisionTotal: 18.62 })
  })

  test.each([
    ['at the rate that was paid, not at today’s', {}, { comercialId: 3, tipo: 6.5 }, 3, -12.1, 'facturado'],
    ['of who was paid, whoever has the customer since', {}, { comercialId: 8, tipo: 5 }, 8, -9.31, 'facturado'],
    ['of nobody, where nobody was paid', {}, { comercialId: null, tipo: 0 }, null, 0, null],
    ['at what is said by hand', { comision: 1 }, { comercialId: 3, tipo: 6.5 }, 3, -1.86, 'facturado'],
    [
      'of another who is named, as they agreed',
      { comercialId: 4 },
      { comercialId: 3, tipo: 6.5 },
      4,
      -18.62,
      'cobrado',
    ],
  ])('a correction takes its commission back %s', (_, pedida, pagada, comercialId, comisionTotal, criterioComision) => {
    const comisionPagada = { ...pagada, criterio: 'facturado' as const }
    const rectificadas = [{ ...original, regimenIva: 1 as const, regimenMotivo: 'interior' as const }]
    const devuelve = { tipo: 'R1' as const, lineas: [{ ...LINEA, cantidad: -10 }], ...pedida }
    const { fila } = decidir(devuelve, { rectificadas, comisionPagada })
    expect(fila).toMatchObject({ comercialId, comisionTotal, criterioComision })
  })
})

test.each([
  ['a model that is not there', { modeloId: 5 }, 'lineas.0.modeloId'],
  ['a colour that is not there', { colorId: 5 }, 'lineas.0.colorId'],
  ['no words', { descripcion: '' }, 'lineas.0.descripcion'],
  ['no price', { precio: null }, 'lineas.0.precio'],
  ['a rate that is not in force', { iva: 18 }, 'lineas.0.iva'],
])('a line with %s is refused beside its field', (_, cambio, campo) => {
  expect(() => decidir({ lineas: [{ ...LINEA, ...cambio }] })).toThrow(expect.objectContaining({ campo }))
})

test('a stored rate that is no longer in force gives way to the general one', () => {
  const guardada = { regimenForzado: null, regimenRazon: '', guardada: true }
  expect(decidir({ lineas: [{ ...LINEA, iva: 18 }] }, { forzado: guardada }).lineas[0]?.iva).toBe(21)
})

describe('issuing', () => {
  test('gives a number and stays', () => {
    const fila = {
      serie: 'A',
      ejercicio: 2027,
      fecha: '2027-01-31',
      vencimientos: [{ fecha: '2027-03-02', importe: 1 }],
    }
    expect(emitida(fila, 12)).toEqual({
      numero: 12,
      numeroCompleto: 'A27/000012',
      estado: 'emitida',
      vence: '2027-03-02',
    })
  })

  test.each([
    ['nothing on it', {}, [], 'factura.sin-lineas'],
    ['of tomorrow', { fecha: '2027-02-01' }, [LINEA], 'factura.fecha-futura'],
    ['of a year that is closed', { fechaOperacion: '1927-01-31' }, [LINEA], 'libros.cerrados'],
    ['lines of nothing', {}, [{ ...LINEA, cantidad: 0 }], 'factura.sin-cantidad'],
    ['carriage alone, and a remark', { portes: 9 }, [{ ...LINEA, cantidad: 0 }], null],
    ['a correction of prices, of lines of nothing', { tipo: 'R1' as const }, [{ ...LINEA, cantidad: 0 }], null],
    ['less than nothing', { total: -0.01 }, [LINEA], 'factura.negativa'],
    ['a correction of less than nothing', { total: -1, tipo: 'R1' as const }, [LINEA], null],
    ['nothing at all, with lines', { total: 0 }, [LINEA], null],
    [
      'paid before goods leave for the Union',
      { anticipo: true, regimenIva: 3 as const },
      [LINEA],
      'factura.anticipo-intracomunitario',
    ],
    ['a deposit at home', { anticipo: true }, [LINEA], null],
  ] as const)('is refused: %s', (_, cambio, lineas, code) => {
    const fila = {
      ...{ tipo: 'F1' as const, fecha: '2027-01-31', fechaOperacion: null, total: 1, portes: 0, anticipo: false },
      regimenIva: 1 as const,
    }
    const emitir = () => comprobarEmision({ ...fila, ...cambio }, lineas, '2027-01-31')
    if (code) expect(emitir).toThrow(code)
    else expect(emitir).not.toThrow()
  })

  test('needs to know who issues', () => {
    const nadie = { razonSocial: '', nif: 'B1', whatsapp: '', instagram: '', horario: '' }
    expect(() => emisorDe(nadie as never)).toThrow('factura.emisor')
  })

  const al = (importe: number, iva = 21) => ({ iva, re: 0, importe })
  test.each([
    ['all that is left', -40, al(-60), true],
    ['a cent more', -40, al(-60.01), false],
    ['something added', 0, al(1), false],
    ['what was deducted goes back', -40, al(40), true],
    ['more goes back than was deducted', -40, al(40.01), false],
    ['at another rate', 0, al(-1, 10), false],
  ])('of a deposit of 100: %s', (_, antes, ahora, bien) => {
    const comprobar = () => comprobarDescuento('A27/000001', [al(100)], [al(antes)], [ahora])
    if (bien) expect(comprobar).not.toThrow()
    else expect(comprobar).toThrow('factura.anticipo-de-mas')
    expect(quedaDe([al(100)], [al(antes)])).toBe(100 + antes)
  })

  test.each([
    ['all of it given back', 100, 0, false],
    ['a cent more', 100, -0.01, true],
    ['of a credit note all', -100, 0, false],
    ['of a credit note a cent more', -100, 0.01, true],
    ['of nothing', 0, -1, false],
    ['a cent that three of them rounded', 100, -0.01, false, 3],
    ['more than three of them can round', 100, -0.04, true, 3],
  ])('corrections: %s', (_, facturado, neto, deMas, holgura = 0) => {
    expect(
      rectificaDeMas([
        { facturado: 1, neto: 1, holgura },
        { facturado, neto, holgura },
      ]),
    ).toBe(deMas)
  })
})

describe('a deposit is deducted', () => {
  const tipos = [
    { iva: 18, re: 0 },
    { iva: 8, re: 0 },
  ]
  const con = (regimenIva: 1 | 3) => ({ anticipos: new Map([[5, { regimenIva, tipos }]]) })
  const menos = (iva: number | null) => ({ lineas: [LINEA, { ...LINEA, anticipoId: 5, cantidad: -1, iva }] })
  test.each([
    ['at the rate it was taxed at', null, 18],
    ['at another of its own', 8, 8],
  ])('%s, whatever is in force', (_, iva, suyo) => {
    expect(decidir(menos(iva), con(1)).lineas.map((linea) => linea.iva)).toEqual([21, suyo])
  })
  test.each([
    ['at a rate it never had', 21, 1, 'lineas.1.iva'],
    ['where it was exempt and this is not', null, 3, 'lineas.1.anticipoId'],
  ] as const)('not %s', (_, iva, regimen, campo) => {
    expect(() => decidir(menos(iva), con(regimen))).toThrow(expect.objectContaining({ campo }))
  })
})

describe('dates', () => {
  const original = { id: 9, fecha: '2027-01-20', fechaOperacion: null, regimenParams: {} }
  const rectificadas = [{ ...original, regimenIva: 1 as const, regimenMotivo: 'interior' as const }]
  test.each([
    ['what is invoiced has happened', { fechaOperacion: '2027-02-01' }, {}, 'fechaOperacion'],
    [
      'a correction is not before what it corrects',
      { tipo: 'R1' as const, fecha: '2027-01-19' },
      { rectificadas },
      'fecha',
    ],
  ])('%s', (_, pedida, reunido, campo) => {
    expect(() => decidir(pedida, reunido)).toThrow(expect.objectContaining({ campo }))
  })
  test.each([
    ['2027-01-02', '2027-02-15'],
    ['2027-12-31', '2028-01-15'],
  ])('what happened on %s is invoiced by %s', (fechaOperacion, limite) => {
    expect(limiteDeFacturar({ fecha: '2028-06-01', fechaOperacion })).toBe(limite)
  })
})
