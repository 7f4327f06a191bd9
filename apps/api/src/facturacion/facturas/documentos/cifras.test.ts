import { GENERAL, RECARGO, REGIMENES } from '@telar/domain/clientes/regimen'
import { aEuros, sumarEuros } from '@telar/domain/dinero'
import { type Cifras, noCuadra } from '@telar/domain/facturacion/ecuaciones'
import { vencimientosDe } from '@telar/domain/facturacion/vencimientos'
import { importeDeLinea, totales } from '@telar/domain/ventas/totales'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineaDeDocumento } from './dicho.ts'
import type { Documento } from './leer-documento.ts'
import { hojaDeFactura } from './papel.ts'
import { enUbl } from './ubl/ubl.ts'

const centesimas = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 100)
const TIPOS = [
  { iva: 21, re: 5.2 },
  { iva: 10, re: 1.4 },
  { iva: 4, re: 0.5 },
]

/** Any invoice: goods and returns at several rates, discounts of lines and of the whole, carriage, deposits deducted. */
const factura = fc
  .record({
    regimen: fc.constantFrom(...REGIMENES),
    lineas: fc.array(
      fc.record({
        cantidad: fc.integer({ min: -20, max: 300 }),
        precio: fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 10_000),
        dto: fc.oneof(fc.constant(0), centesimas(10_000)),
        tipo: fc.nat(2),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    anticipos: fc.array(fc.record({ precio: centesimas(500_000), tipo: fc.nat(2) }), { maxLength: 3 }),
    dtoComercial: fc.oneof(fc.constant(0), centesimas(4000)),
    dtoProntoPago: fc.oneof(fc.constant(0), centesimas(1000)),
    portes: fc.oneof(fc.constant(0), centesimas(20_000)),
    plazos: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
  })
  .map(({ regimen, lineas, anticipos, ...cabecera }) => {
    const tipoDe = (i: number) => {
      const { iva = 0, re = 0 } = regimen === GENERAL || regimen === RECARGO ? (TIPOS[i] ?? {}) : {}
      return { iva, re: regimen === RECARGO ? re : 0 }
    }
    const netas = anticipos.map((uno) => ({ ...uno, cantidad: -1, dto: 0, neta: true }))
    const todas = [...lineas.map((una) => ({ ...una, neta: false })), ...netas].map(({ tipo, ...una }, i) => ({
      ...{ ...una, ...tipoDe(tipo), importe: aEuros(importeDeLinea(una)) },
      ...{ modeloId: null, numero: null, nombre: null, tallas: null, color: null, hex: null, tallasCantidades: [] },
      descripcion: `Línea ${i + 1}`,
    }))
    return documentoDe(regimen, todas, cabecera)
  })

const DIRECCION = {
  ...{ nombre: '', calle: 'Carrer del Sol, 1', codigoPostal: '08201', ciudad: 'Sabadell', provincia: 'Barcelona' },
  ...{ pais: 'ES', telefono: '' },
}

function documentoDe(
  regimenIva: number,
  lineas: LineaDeDocumento[],
  { plazos, ...cabecera }: { dtoComercial: number; dtoProntoPago: number; portes: number; plazos: number[] },
): Documento {
  const importes = totales(lineas, cabecera)
  const fecha = '2026-11-15'
  const fila = {
    ...{ ...importes, ...cabecera, regimenIva, fecha, fechaOperacion: null, direccionEnvio: DIRECCION },
    ...{ numeroCompleto: 'A26/000001', estado: 'emitida', tipo: 'F1', tipoRectificativa: null, anticipo: false },
    ...{ formaPago: 'transferencia', referenciaCliente: '', motivoRectificacion: '', notas: '', pruebaTransporte: '' },
    vencimientos: vencimientosDe(importes.total, fecha, plazos),
  }
  const casa = { marca: 'Telar', razonSocial: 'Telar, S.L.', nif: 'B12345674', direccion: 'Carrer Nou, 1' }
  const cliente = { razonSocial: 'Sol', nombreComercial: '', nif: 'B12345674', nifIva: null, email: 'a@sol.test' }
  return {
    ...{ factura: fila, lineas, rectifica: [], pedidos: [], modo: 'off', idioma: 'es' },
    emisor: {
      ...casa,
      ...DIRECCION,
      direccion: casa.direccion,
      email: 'a@telar.test',
      registroMercantil: '',
      iban: '',
    },
    cliente: { ...cliente, direccion: DIRECCION, iban: null, mandatoSepa: null },
  } as unknown as Documento
}

const LINEA: LineaDeDocumento = {
  ...{ modeloId: null, numero: null, nombre: null, tallas: null, color: null, hex: null, tallasCantidades: [] },
  ...{ descripcion: 'Vestido', cantidad: 1, precio: 1, dto: 0, iva: 21, re: 0, importe: 1 },
}

const guardadas = ({ factura: fila, lineas }: Documento): Cifras => {
  const { dtoComercial, dtoProntoPago, portes } = fila
  const { dtoComercial: comercial, dtoProntoPago: pronto } = totales(lineas, { dtoComercial, dtoProntoPago, portes })
  const { bruto, tramos, base, cuotaIva, cuotaRe, total } = fila
  return {
    ...{ bruto, portes, tramos, base, cuotaIva, cuotaRe, total, descuentos: [comercial, pronto] },
    lineas: lineas.map(({ importe }) => importe),
    vencimientos: fila.vencimientos.map(({ importe }) => importe),
  }
}

/** 1.234,50 € as a number. */
const leido = (escrito: string) =>
  Number(
    escrito
      .replace('−', '-')
      .replace(/[^\d,-]/g, '')
      .replace(',', '.'),
  )

function impresas(documento: Documento): Cifras {
  const { bloques, totales: filas, tramos, total, vencimientos } = hojaDeFactura(documento)
  const dice = (rotulo: RegExp) => filas.filter((fila) => rotulo.test(fila.rotulo)).map(({ valor }) => leido(valor))
  const [base = Number.NaN] = dice(/^Base imponible$/)
  return {
    lineas: bloques.flatMap((bloque) => bloque.filas.map(({ importe }) => leido(importe))),
    bruto: dice(/^Suma$/)[0] ?? base,
    descuentos: dice(/^(Descuento comercial|Pronto pago)/).map((n) => -n),
    portes: dice(/^Portes$/)[0] ?? 0,
    base,
    cuotaIva: dice(/^IVA$/)[0] ?? 0,
    cuotaRe: dice(/^Recargo/)[0] ?? 0,
    tramos: tramos.filas.map((fila) => {
      const [suya = 0, iva = 0, cuotaIva = 0, re = 0, cuotaRe = 0] = fila.map(leido)
      return { base: suya, iva, cuotaIva, re, cuotaRe }
    }),
    total: leido(total.valor),
    vencimientos: vencimientos.map(([, importe]) => leido(importe)),
  }
}

type Cuerpo = ReturnType<typeof enUbl>['ubl:Invoice']

function deUbl(documento: Documento, ubl: Cuerpo): Cifras {
  const sumas = ubl['cac:LegalMonetaryTotal']
  const cargos = (ubl['cac:AllowanceCharge'] ?? []).map((uno) => ({
    cargo: uno['cbc:ChargeIndicator'] === 'true',
    importe: Number(uno['cbc:Amount']),
  }))
  const subtotales = (ubl['cac:TaxTotal'] ?? []).flatMap((uno) => uno['cac:TaxSubtotal'] ?? [])
  const de = (clase: string) =>
    subtotales.flatMap((uno) =>
      uno['cac:TaxCategory']['cac:TaxScheme']['cbc:ID'] === clase
        ? [
            {
              base: Number(uno['cbc:TaxableAmount']),
              tipo: Number(uno['cac:TaxCategory']['cbc:Percent']),
              cuota: Number(uno['cbc:TaxAmount']),
            },
          ]
        : [],
    )
  const recargos = de('OTH')
  return {
    lineas: ubl['cac:InvoiceLine'].map((una) => Number(una['cbc:LineExtensionAmount'])),
    bruto: Number(sumas['cbc:LineExtensionAmount']),
    descuentos: cargos.filter(({ cargo }) => !cargo).map(({ importe }) => importe),
    portes: sumarEuros(cargos.filter(({ cargo }) => cargo).map(({ importe }) => importe)),
    tramos: de('VAT').map(({ base, tipo, cuota }, i) => ({
      ...{ base, iva: tipo, cuotaIva: cuota },
      ...{ re: recargos[i]?.tipo ?? 0, cuotaRe: recargos[i]?.cuota ?? 0 },
    })),
    base: Number(sumas['cbc:TaxExclusiveAmount']),
    cuotaIva: documento.factura.cuotaIva,
    cuotaRe: documento.factura.cuotaRe,
    total: Number(sumas['cbc:PayableAmount']),
    vencimientos: [],
  }
}

test('stored, printed and sent, the figures of any invoice satisfy the same equations', () => {
  fc.assert(
    fc.property(factura, (documento) => {
      const { 'ubl:Invoice': ubl } = enUbl(documento)
      const [almacen, papel, fichero] = [guardadas(documento), impresas(documento), deUbl(documento, ubl)]
      expect({ almacen: noCuadra(almacen), papel: noCuadra(papel), fichero: noCuadra(fichero) }).toEqual({
        almacen: [],
        papel: [],
        fichero: [],
      })
      expect([papel.bruto, papel.total, fichero.bruto, fichero.total, fichero.portes]).toEqual([
        ...[almacen.bruto, almacen.total, almacen.bruto, almacen.total, almacen.portes],
      ])
    }),
    { numRuns: 80 },
  )
})

test('where rates differ, each line says its own, and every line what they come to with it', () => {
  const lineas = [21, 10].map((iva) => ({ ...LINEA, cantidad: 2, precio: 10, importe: 20, iva }))
  const cabecera = { dtoComercial: 0, dtoProntoPago: 0, portes: 0, plazos: [] }
  const filas = (unas: LineaDeDocumento[]) =>
    hojaDeFactura(documentoDe(1, unas, cabecera)).bloques.flatMap((bloque) =>
      bloque.filas.map(({ tipo, suma }) => [tipo, leido(suma)]),
    )
  expect(filas(lineas)).toEqual([
    ['IVA 21 %', 20],
    ['IVA 10 %', 40],
  ])
  expect(filas(lineas.slice(0, 1))).toEqual([['', 20]])
})

test('a discount says what it is of where a deposit is left out of it', () => {
  const linea = (cantidad: number, precio: number, neta: boolean) => ({
    ...{ ...LINEA, cantidad, precio, importe: cantidad * precio, neta },
  })
  const cabecera = { dtoComercial: 10, dtoProntoPago: 0, portes: 0, plazos: [] }
  const { totales: filas } = hojaDeFactura(documentoDe(1, [linea(10, 100, false), linea(-1, 200, true)], cabecera))
  expect(filas.map(({ rotulo, valor }) => `${rotulo}: ${leido(valor)}`.replace(/\s/g, ' '))).toEqual([
    'Suma: 800',
    'Descuento comercial 10 % de 1.000,00 €: -100',
    'Base imponible: 700',
    'IVA: 147',
  ])
})
