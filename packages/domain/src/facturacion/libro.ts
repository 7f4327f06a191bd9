import type { Regimen } from '../clientes/regimen.ts'
import { sumarEuros } from '../dinero.ts'
import { ejercicioDe, trimestreDe } from '../fecha.ts'
import { principio } from '../texto.ts'
import type { TipoDeFactura } from './factura.ts'
import { debeElIva, esDeAduana, type Gasto, type TratoDeIva } from './recibida.ts'
import { desglosar, destinatarioDe } from './verifactu/verifactu.ts'

type Celda = string | number | null

/** A line of the book of invoices issued: one rate of one invoice. */
export interface LineaExpedida {
  /** When tax fell due. */
  fecha: string
  fechaExpedicion: string
  fechaOperacion: string | null
  serie: string
  numeroCompleto: string
  tipo: TipoDeFactura
  cliente: string
  nif: string
  nifIva: string | null
  pais: string
  regimenIva: Regimen
  base: number
  iva: number
  cuotaIva: number
  re: number
  cuotaRe: number
  importe: number
}

/** A heading over two rows. */
type Titulo = readonly [string, string]

const EXPEDIDAS: readonly Titulo[] = [
  ...([
    ['Autoliquidación', 'Ejercicio'],
    ['', 'Periodo'],
  ] as const),
  ...([
    ['Actividad', 'Código'],
    ['', 'Tipo'],
    ['', 'Grupo o Epígrafe del IAE'],
  ] as const),
  ...([
    ['Tipo de Factura', ''],
    ['Concepto de Ingreso', ''],
    ['Ingreso Computable', ''],
  ] as const),
  ...([
    ['Fecha Expedición', ''],
    ['Fecha Operación', ''],
  ] as const),
  ...([
    ['Identificación de la Factura', 'Serie'],
    ['', 'Número'],
    ['', 'Número-Final'],
  ] as const),
  ...([
    ['NIF Destinatario', 'Tipo'],
    ['', 'Código País'],
    ['', 'Identificación'],
  ] as const),
  ...([
    ['Nombre Destinatario', ''],
    ['Clave de Operación', ''],
    ['Calificación de la Operación', ''],
  ] as const),
  ...([
    ['Operación Exenta', ''],
    ['Total Factura', ''],
    ['Base Imponible', ''],
    ['Tipo de IVA', ''],
  ] as const),
  ...([
    ['Cuota IVA Repercutida', ''],
    ['Tipo de Recargo Eq.', ''],
    ['Cuota Recargo Eq.', ''],
  ] as const),
  ['Cobro (Operación Criterio de Caja de IVA y/o artículo 7.2.1º de Reglamento del IRPF)', 'Fecha'],
  ...([
    ['', 'Importe'],
    ['', 'Medio Utilizado'],
    ['', 'Identificación Medio Utilizado'],
  ] as const),
  ...([
    ['Tipo Retención del IRPF', ''],
    ['Importe Retenido del IRPF', ''],
  ] as const),
  ...([
    ['Registro Acuerdo Facturación', ''],
    ['Inmueble', 'Situación'],
    ['', 'Referencia Catastral'],
  ] as const),
  ['Referencia Externa', ''],
]

const MAX_NOMBRE = 40
/** Commercial and industrial activities in the agency's list; the epígrafe is the house's to write. */
const ACTIVIDAD = ['A', '03', ''] as const

const conBarras = (fecha: string | null) => fecha?.split('-').reverse().join('/') ?? ''
const periodoDelLibro = (fecha: string): readonly [number, string] => [ejercicioDe(fecha), `${trimestreDe(fecha)}T`]

/** Who it is, as the agency names people: by kind of document, country and number; Spaniards by their number alone. */
function identificado({ cliente, nif, nifIva, pais, regimenIva }: LineaExpedida): readonly [string, string, string] {
  const { nif: suyo, otro } = destinatarioDe({ razonSocial: cliente, nif, nifIva, pais }, regimenIva)
  return otro ? [otro.tipo, otro.pais ?? '', otro.id] : ['', '', suyo ?? '']
}

function filaExpedida(linea: LineaExpedida): Celda[] {
  const { fecha, fechaExpedicion, fechaOperacion, serie, numeroCompleto, tipo, cliente, regimenIva } = linea
  const { base, iva, cuotaIva, re, cuotaRe, importe } = linea
  const [{ clave, calificacion, exenta } = { clave: '01' as const }] = desglosar(regimenIva, [linea])
  const gravada = exenta === undefined
  return [
    ...[...periodoDelLibro(fecha), ...ACTIVIDAD, tipo, '', null],
    ...[conBarras(fechaExpedicion), conBarras(fechaOperacion), serie, numeroCompleto, ''],
    ...[...identificado(linea), principio(cliente, MAX_NOMBRE), clave, calificacion ?? '', exenta ?? ''],
    ...[
      importe,
      base,
      gravada ? iva : null,
      gravada ? cuotaIva : null,
      re === 0 ? null : re,
      re === 0 ? null : cuotaRe,
    ],
    ...['', null, '', '', null, null, '', '', '', ''],
  ]
}

/** The book of invoices issued in the agency's common format for the books of VAT. */
export const libroDeExpedidas = (lineas: readonly LineaExpedida[]): Celda[][] => [
  EXPEDIDAS.map(([arriba]) => arriba),
  EXPEDIDAS.map(([, abajo]) => abajo),
  ...lineas.map(filaExpedida),
]

/** A line of the book of invoices received: one rate of one invoice. */
export interface LineaRecibida {
  /** When it counts in a return. */
  fecha: string
  fechaExpedicion: string
  fechaOperacion: string | null
  fechaRecepcion: string
  ejercicio: number
  recepcion: number
  numero: string
  proveedor: string
  nif: string
  pais: string
  trato: TratoDeIva
  gasto: Gasto
  base: number
  iva: number
  cuota: number
  cuotaDeducible: number
  /** It takes back what another said. */
  rectificativa: boolean
}

const RECIBIDAS: readonly Titulo[] = [
  ...([
    ['Autoliquidación', 'Ejercicio'],
    ['', 'Periodo'],
  ] as const),
  ...([
    ['Actividad', 'Código'],
    ['', 'Tipo'],
    ['', 'Grupo o Epígrafe del IAE'],
  ] as const),
  ...([
    ['Tipo de Factura', ''],
    ['Concepto de Gasto', ''],
    ['Gasto Deducible', ''],
  ] as const),
  ...([
    ['Fecha Expedición', ''],
    ['Fecha Operación', ''],
  ] as const),
  ...([
    ['Identificación Factura del Expedidor', '(Serie-Número)'],
    ['', 'Número-Final'],
  ] as const),
  ...([
    ['Fecha Recepción', ''],
    ['Número Recepción', ''],
    ['Número Recepción Final', ''],
  ] as const),
  ...([
    ['NIF Expedidor', 'Tipo'],
    ['', 'Código País'],
    ['', 'Identificación'],
    ['Nombre Expedidor', ''],
  ] as const),
  ...([
    ['Clave de Operación', ''],
    ['Bien de Inversión', ''],
    ['Inversión del Sujeto Pasivo', ''],
  ] as const),
  ...([
    ['Deducible en Periodo Posterior', ''],
    ['Periodo Deducción', 'Ejercicio'],
    ['', 'Periodo'],
  ] as const),
  ...([
    ['Total Factura', ''],
    ['Base Imponible', ''],
    ['Tipo de IVA', ''],
    ['Cuota IVA Soportado', ''],
  ] as const),
  ...([
    ['Cuota Deducible', ''],
    ['Tipo de Recargo Eq.', ''],
    ['Cuota Recargo Eq.', ''],
  ] as const),
  ['Pago (Operación Criterio de Caja de IVA y/o artículo 7.2.1º de Reglamento del IRPF)', 'Fecha'],
  ...([
    ['', 'Importe'],
    ['', 'Medio Utilizado'],
    ['', 'Identificación Medio Utilizado'],
  ] as const),
  ...([
    ['Tipo Retención del IRPF', ''],
    ['Importe Retenido del IRPF', ''],
  ] as const),
  ...([
    ['Registro Acuerdo Facturación', ''],
    ['Inmueble', 'Situación'],
    ['', 'Referencia Catastral'],
  ] as const),
  ['Referencia Externa', ''],
]

/** Ordinary, and what comes from another state of the Union. */
const CLAVES: Record<TratoDeIva, string> = {
  ...{ interior: '01', intracomunitaria: '09', inversion: '01', importacion: '01', diferida: '01', exenta: '01' },
}

/** Ordinary, what takes another back, or customs' paper of what was imported. */
const tipoDeRecibida = ({ rectificativa, trato }: LineaRecibida): string =>
  rectificativa ? 'R1' : esDeAduana(trato) ? 'F5' : 'F1'

/** Who it is of: Spaniards by their number alone; others by their number for VAT in the Union, or that of their country. */
function expedidor({ nif, pais, trato }: LineaRecibida): readonly [string, string, string] {
  if (pais === 'ES') return ['', '', nif]
  return trato === 'intracomunitaria' ? ['02', pais, nif] : ['04', pais, nif]
}

function filaRecibida(linea: LineaRecibida): Celda[] {
  const { fecha, fechaExpedicion, fechaOperacion, fechaRecepcion, ejercicio, recepcion, numero, proveedor } = linea
  const { trato, gasto, base, iva, cuota, cuotaDeducible } = linea
  return [
    ...[...periodoDelLibro(fecha), ...ACTIVIDAD, tipoDeRecibida(linea), '', null],
    ...[conBarras(fechaExpedicion), conBarras(fechaOperacion), numero, ''],
    ...[
      conBarras(fechaRecepcion),
      `${ejercicio}/${recepcion}`,
      '',
      ...expedidor(linea),
      principio(proveedor, MAX_NOMBRE),
    ],
    ...[CLAVES[trato], gasto === 'inmovilizado' ? 'S' : 'N', debeElIva(trato) ? 'S' : 'N', 'N', null, ''],
    ...[debeElIva(trato) ? base : sumarEuros([base, cuota]), base, iva, cuota, cuotaDeducible, null, null],
    ...['', null, '', '', null, null, '', '', '', ''],
  ]
}

/** The book of invoices received in the same format. */
export const libroDeRecibidas = (lineas: readonly LineaRecibida[]): Celda[][] => [
  RECIBIDAS.map(([arriba]) => arriba),
  RECIBIDAS.map(([, abajo]) => abajo),
  ...lineas.map(filaRecibida),
]
