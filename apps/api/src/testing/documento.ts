import { GENERAL, RECARGO, REGIMENES, type Regimen } from '@telar/domain/clientes/regimen'
import { aEuros, type Centimos } from '@telar/domain/dinero'
import { sinIva } from '@telar/domain/facturacion/simplificada'
import { vencimientosDe } from '@telar/domain/facturacion/vencimientos'
import { type Cabecera, importesDeLineas, totales } from '@telar/domain/ventas/totales'
import fc from 'fast-check'
import type { LineaDeDocumento } from '../facturacion/facturas/documentos/dicho.ts'
import type { Documento } from '../facturacion/facturas/documentos/leer-documento.ts'

const centesimas = (max: number) => fc.integer({ min: 0, max }).map((n) => n / 100)
/** The rates of the law, with the recargo of each. */
export const TIPOS = [
  { iva: 21, re: 5.2 },
  { iva: 10, re: 1.4 },
  { iva: 4, re: 0.5 },
]

/** Any invoice: goods and returns at several rates, discounts of lines and of the whole, carriage, deposits deducted, prices with their tax in them. */
export const facturaCualquiera = fc
  .record({
    regimen: fc.constantFrom(...REGIMENES),
    alPublico: fc.boolean(),
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
  .map(({ regimen, alPublico, lineas, anticipos, ...cabecera }) => {
    const tipoDe = (i: number) => {
      const { iva = 0, re = 0 } = regimen === GENERAL || regimen === RECARGO ? (TIPOS[i] ?? {}) : {}
      return { iva, re: regimen === RECARGO ? re : 0 }
    }
    const netas = anticipos.map((uno) => ({ ...uno, cantidad: -1, dto: 0, neta: true }))
    const gravadas = [...lineas.map((una) => ({ ...una, neta: false })), ...netas].map(({ tipo, ...una }) => {
      const { iva, re } = tipoDe(tipo)
      const pvp = alPublico && regimen === GENERAL && !una.neta ? Math.round(una.precio * 100) / 100 : null
      return { ...una, iva, re, pvp, precio: pvp === null ? una.precio : sinIva(pvp, iva) }
    })
    const importes = importesDeLineas(gravadas)
    const todas = gravadas.map((una, i) => ({
      ...{ ...una, importe: aEuros(importes[i] as Centimos) },
      ...{ modeloId: null, numero: null, nombre: null, tallas: null, color: null, hex: null, tallasCantidades: [] },
      descripcion: `Línea ${i + 1}`,
    }))
    return documentoDe(regimen, todas, cabecera)
  })

export const DIRECCION = {
  ...{ nombre: '', calle: 'Carrer del Sol, 1', codigoPostal: '08201', ciudad: 'Sabadell', provincia: 'Barcelona' },
  ...{ pais: 'ES', telefono: '' },
}

interface Cambio extends Partial<Pick<Documento, 'rectifica' | 'idioma'>> {
  factura?: Partial<Documento['factura']>
  emisor?: Partial<Documento['emisor']>
  cliente?: Partial<Documento['cliente']>
}

/** A document of an issued invoice, without a database. */
export function documentoDe(
  regimenIva: Regimen,
  lineas: LineaDeDocumento[],
  { plazos = [], ...dicho }: Partial<Cabecera> & { plazos?: number[] } = {},
  { factura = {}, emisor = {}, cliente = {}, ...otro }: Cambio = {},
): Documento {
  const cabecera = { dtoComercial: 0, dtoProntoPago: 0, portes: 0, ...dicho }
  const importes = totales(lineas, cabecera)
  const fecha = '2026-11-15'
  const fila = {
    ...{ ...importes, ...cabecera, regimenIva, fecha, fechaOperacion: null, direccionEnvio: DIRECCION },
    ...{ numeroCompleto: 'A26/000001', estado: 'emitida', tipo: 'F1', tipoRectificativa: null, anticipo: false },
    ...{ formaPago: 'transferencia', referenciaCliente: '', motivoRectificacion: '', notas: '', pruebaTransporte: '' },
    vencimientos: vencimientosDe(importes.total, fecha, plazos),
  }
  const casa = { marca: 'Telar', razonSocial: 'Telar, S.L.', nif: 'B12345674', direccion: 'Carrer Nou, 1' }
  const sol = { razonSocial: 'Sol', nombreComercial: '', nif: 'B12345674', nifIva: null, email: 'a@sol.test' }
  return {
    ...{ factura: { ...fila, ...factura }, lineas, rectifica: [], pedidos: [], cotejo: null, idioma: 'es', ...otro },
    emisor: {
      ...casa,
      ...DIRECCION,
      direccion: casa.direccion,
      email: 'a@telar.test',
      registroMercantil: '',
      iban: '',
      ...emisor,
    },
    cliente: { ...sol, direccion: DIRECCION, iban: null, mandatoSepa: null, ...cliente },
  } as unknown as Documento
}

export const LINEA: LineaDeDocumento = {
  ...{ modeloId: null, numero: null, nombre: null, tallas: null, color: null, hex: null, tallasCantidades: [] },
  ...{ descripcion: 'Vestido', cantidad: 1, precio: 1, dto: 0, iva: 21, re: 0, importe: 1 },
}
