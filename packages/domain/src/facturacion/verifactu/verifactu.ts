import type { ModoVerifactu } from '../../casa/ajustes.ts'
import { EXPORTACION, INTRACOMUNITARIA, type Regimen } from '../../clientes/regimen.ts'
import { aCentimos } from '../../dinero.ts'
import { principio } from '../../texto.ts'
import type { Tramo } from '../../ventas/totales.ts'
import { esRectificativa, type ModoDeRectificar, type TipoDeFactura } from '../factura.ts'

export const ESTADOS_DE_ENVIO = ['pendiente', 'Correcto', 'AceptadoConErrores', 'Incorrecto'] as const
/** Whether a record has been sent, and what the agency said of it, in its own words. */
export type EstadoDeEnvio = (typeof ESTADOS_DE_ENVIO)[number]

/** An invoice as the agency knows it: who issued it, its series and number, its day. */
export interface IdFactura {
  nif: string
  numSerie: string
  /** DD-MM-YYYY, as it travels. */
  fecha: string
}

/** The recipient: by a Spanish NIF, or by the number of another state. */
export interface Destinatario {
  nombre: string
  nif?: string
  otro?: { tipo: '02' | '04'; id: string; pais?: string }
}

/** What is taxed at one rate, in the literals that go into the record. */
export interface Detalle {
  clave: '01' | '02'
  calificacion?: 'S1'
  exenta?: 'E2' | 'E5'
  tipo?: string
  base: string
  cuota?: string
  tipoRecargo?: string
  cuotaRecargo?: string
}

export interface Anterior extends IdFactura {
  huella: string
}

/** The program that makes the records, and who answers for it. */
export interface Sistema {
  nombreRazon: string
  nif: string
  nombre: string
  id: string
  version: string
  instalacion: string
}

interface Comun {
  factura: IdFactura
  anterior: Anterior | null
  sistema: Sistema
  /** ISO 8601 with the offset of the house's time zone. */
  generado: string
}

/** The record of an invoice that was issued, in the very literals that are hashed and sent. */
export interface Alta extends Comun {
  clase: 'alta'
  emisor: string
  subsanacion: boolean
  rechazoPrevio: 'S' | 'X' | null
  tipo: TipoDeFactura
  tipoRectificativa: ModoDeRectificar | null
  /** Those it corrects, or, of an F3, whose place it takes. */
  rectificadas: IdFactura[]
  importeRectificacion: { base: string; cuota: string; recargo: string | null } | null
  fechaOperacion: string | null
  descripcion: string
  /** Nobody on a simplified one. */
  destinatario: Destinatario | null
  desglose: Detalle[]
  cuotaTotal: string
  importeTotal: string
}

/** The record of an invoice that is annulled. */
export interface Anulacion extends Comun {
  clase: 'anulacion'
  sinRegistroPrevio: boolean
  rechazoPrevio: boolean
}

export type RegistroFacturacion = Alta | Anulacion

/** Euros as the agency writes them. It is done once: the same literal is hashed and sent. */
export function importeLiteral(euros: number): string {
  const centimos = aCentimos(euros)
  const cifras = String(Math.abs(centimos)).padStart(3, '0')
  return `${centimos < 0 ? '-' : ''}${cifras.slice(0, -2)}.${cifras.slice(-2)}`
}

/** 2024-01-31 → 31-01-2024 */
export const fechaLiteral = (fecha: string): string => fecha.split('-').reverse().join('-')

const NUM_SERIE = /^(?=.{1,60}$)[\x20-\x7e]+$/
const PROHIBIDOS = /["'<>=]/

/** Printable ASCII without the five signs that the agency refuses, at most 60. */
export const numSerieValido = (numSerie: string): boolean =>
  NUM_SERIE.test(numSerie) && !PROHIBIDOS.test(numSerie) && numSerie.trim() === numSerie

const unir = (pares: [string, string][]): string => pares.map(([k, v]) => `${k}=${v.trim()}`).join('&')

/** What is hashed of a record. */
export function cadenaDe(registro: RegistroFacturacion): string {
  const { factura, anterior, generado } = registro
  const fin: [string, string][] = [
    ['Huella', anterior?.huella ?? ''],
    ['FechaHoraHusoGenRegistro', generado],
  ]
  if (registro.clase === 'anulacion')
    return unir([
      ['IDEmisorFacturaAnulada', factura.nif],
      ['NumSerieFacturaAnulada', factura.numSerie],
      ['FechaExpedicionFacturaAnulada', factura.fecha],
      ...fin,
    ])
  return unir([
    ['IDEmisorFactura', factura.nif],
    ['NumSerieFactura', factura.numSerie],
    ['FechaExpedicionFactura', factura.fecha],
    ['TipoFactura', registro.tipo],
    ['CuotaTotal', registro.cuotaTotal],
    ['ImporteTotal', registro.importeTotal],
    ...fin,
  ])
}

/** The breakdown of an invoice by rate, with the key and the qualification of its regime. */
export function desglosar(regimen: Regimen, tramos: readonly Tramo[]): Detalle[] {
  return tramos.map(({ iva, re, base, cuotaIva, cuotaRe }) => {
    if (regimen === INTRACOMUNITARIA) return { clave: '01', exenta: 'E5', base: importeLiteral(base) }
    if (regimen === EXPORTACION) return { clave: '02', exenta: 'E2', base: importeLiteral(base) }
    return {
      clave: '01',
      calificacion: 'S1',
      tipo: importeLiteral(iva),
      base: importeLiteral(base),
      cuota: importeLiteral(cuotaIva),
      ...(re === 0 ? {} : { tipoRecargo: importeLiteral(re), cuotaRecargo: importeLiteral(cuotaRe) }),
    }
  })
}

interface Cliente {
  razonSocial: string
  nif: string
  nifIva: string | null
  /** Where the customer pays taxes. */
  pais: string
}

const MAX_NOMBRE = 120
const MAX_ID = 20

/** The customer as the agency identifies one: NIF, the Union's VAT number, or another state's document. */
export function destinatarioDe({ razonSocial, nif, nifIva, pais }: Cliente, regimen: Regimen): Destinatario {
  const nombre = principio(razonSocial.trim(), MAX_NOMBRE)
  if (regimen === INTRACOMUNITARIA && nifIva)
    return { nombre, otro: { tipo: '02', id: nifIva.replace(/\s/g, '').slice(0, MAX_ID) } }
  if (pais === 'ES') return { nombre, nif: nif.trim() }
  return { nombre, otro: { tipo: '04', id: nif.trim().slice(0, MAX_ID), pais } }
}

const COTEJO: Record<ModoVerifactu, string | null> = {
  off: null,
  test: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
  real: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
}

/** The agency's service that invoices are checked with; whoever sends nothing has none to offer. */
export const servicioDeCotejo = (modo: ModoVerifactu): string | null => COTEJO[modo]

/** Where anybody can check an invoice with the agency; this is what its QR says. */
export const direccionDeCotejo = (
  servicio: string,
  { nif, numSerie, fecha }: IdFactura,
  importeTotal: string,
): string =>
  `${servicio}?nif=${encodeURIComponent(nif)}&numserie=${encodeURIComponent(numSerie)}&fecha=${fecha}&importe=${importeTotal}`

const MAX_DESCRIPCION = 500
const Y_MAS = ' y más'

interface Operacion {
  tipo: TipoDeFactura
  anticipo: boolean
  lineas: readonly { descripcion: string; cantidad: number }[]
}

/** What was sold, as the record says it: the words of its lines with how many of each, as far as the agency reads. */
export function descripcionDeOperacion({ tipo, anticipo, lineas }: Operacion): string {
  const porNombre = Map.groupBy(lineas, ({ descripcion }) => descripcion.replace(/\s+/g, ' ').trim())
  const conceptos = [...porNombre].map(
    ([nombre, suyas]) => `${suyas.reduce((n, { cantidad }) => n + cantidad, 0)} ${nombre}`,
  )
  let dicho = esRectificativa(tipo) ? 'Rectificación' : anticipo ? 'Anticipo' : 'Venta'
  for (const [i, concepto] of conceptos.entries()) {
    const conEste = `${dicho}${i === 0 ? ': ' : '; '}${concepto}`
    const cabe = conEste.length + (i < conceptos.length - 1 ? Y_MAS.length : 0) <= MAX_DESCRIPCION
    if (!cabe) return `${principio(i === 0 ? conEste : dicho, MAX_DESCRIPCION - Y_MAS.length)}${Y_MAS}`
    dicho = conEste
  }
  return dicho
}
