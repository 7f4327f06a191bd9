import type { Series } from '../casa/ajustes.ts'
import type { Direccion } from '../casa/direccion.ts'
import type { Dir3 } from '../clientes/dir3.ts'
import { diaDelMes, ejercicioDe, mesDe } from '../fecha.ts'
import type { Idioma } from '../idioma.ts'
import { CampoError, ReglaError } from '../regla.ts'

export const ESTADOS_DE_FACTURA = ['borrador', 'emitida', 'anulada'] as const
export type EstadoDeFactura = (typeof ESTADOS_DE_FACTURA)[number]

/** How an invoice stands on a day: written, owed, late, paid or annulled. */
export const SITUACIONES_DE_FACTURA = ['borrador', 'emitida', 'parte', 'vencida', 'cobrada', 'anulada'] as const
export type SituacionDeFactura = (typeof SITUACIONES_DE_FACTURA)[number]

interface Cobrable {
  estado: EstadoDeFactura
  cobrado: number
  pendiente: number
  vence: string | null
}

export function situacionDeFactura({ estado, cobrado, pendiente, vence }: Cobrable, hoy: string): SituacionDeFactura {
  if (estado !== 'emitida') return estado
  if (pendiente === 0) return 'cobrada'
  if (vence !== null && vence < hoy) return 'vencida'
  return cobrado === 0 ? 'emitida' : 'parte'
}

/**
 * F1 is an ordinary invoice; F2 a simplified one, and F3 the full one that takes the place of some of those. R1 to R4
 * correct a full one, by the article of the law that the reason falls under; R5 corrects a simplified one.
 */
export const TIPOS_EMITIDOS = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'] as const
/** And what an invoice of another program left to be collected: it is owed here, and nothing else of it is ours. */
export const TIPOS_DE_FACTURA = [...TIPOS_EMITIDOS, 'previa'] as const
export type TipoEmitido = (typeof TIPOS_EMITIDOS)[number]
export type TipoDeFactura = (typeof TIPOS_DE_FACTURA)[number]
export const TIPOS_RECTIFICATIVOS = ['R1', 'R2', 'R3', 'R4', 'R5'] as const

/** By difference (I): what changes is added; by substitution (S): the whole is said anew. */
export const MODOS_DE_RECTIFICAR = ['I', 'S'] as const
export type ModoDeRectificar = (typeof MODOS_DE_RECTIFICAR)[number]

export const esRectificativa = (tipo: TipoDeFactura): boolean => tipo.startsWith('R')

/** Whether an invoice names nobody: a simplified one, or what corrects it. */
export const esSimplificada = (tipo: TipoDeFactura): boolean => tipo === 'F2' || tipo === 'R5'

/** Whether an invoice was issued by another program. */
export const esPrevia = (tipo: TipoDeFactura): boolean => tipo === 'previa'

/** Whether an invoice is written as a draft first. */
export const esDeBorrador = (tipo: TipoDeFactura): boolean => tipo === 'F1' || esRectificativa(tipo)

/** Whether an invoice speaks of others: it corrects them or takes their place. */
export const nombraOtras = (tipo: TipoDeFactura): boolean => tipo === 'F3' || esRectificativa(tipo)

/** The customer as they were on the day of issue. */
export interface ClienteCopia {
  codigo: string
  razonSocial: string
  nombreComercial: string
  nif: string
  nifIva: string | null
  email: string | null
  telefono: string | null
  direccion: Direccion
  idioma: Idioma
  iban: string | null
  mandatoSepa: { referencia: string; fecha: string } | null
  /** The offices of a public buyer; the oldest invoices do not say. */
  dir3?: Dir3 | null | undefined
  recargoEquivalencia: boolean
  viesFecha: string | null
  viesResultado: string | null
}

/** Our own company as it was on the day of issue. */
export interface EmisorCopia {
  marca: string
  razonSocial: string
  nif: string
  direccion: string
  codigoPostal: string
  ciudad: string
  provincia: string
  pais: string
  telefono: string
  email: string
  registroMercantil: string
  iban: string
}

export const serieDe = (series: Series, tipo: TipoDeFactura): string =>
  esRectificativa(tipo) ? series.rectificativa : tipo === 'F2' ? series.simplificada : series.ordinaria

const ANCHO = 6
const SIGLO = 100

/** The number as it is printed: `A26/000123`. */
export const numeroDeFactura = (serie: string, ejercicio: number, numero: number): string =>
  `${serie}${String(ejercicio % SIGLO).padStart(2, '0')}/${String(numero).padStart(ANCHO, '0')}`

/** An invoice cannot be dated before the last one of its series. */
export function comprobarFecha(fecha: string, ultima: string | null, hoy: string): void {
  if (ultima !== null && fecha < ultima) throw new ReglaError('factura.fecha-anterior', { ultima })
  if (fecha > hoy) throw new ReglaError('factura.fecha-futura', { hoy })
}

interface Fechada {
  fecha: string
  fechaOperacion: string | null
}

/** What is invoiced has happened by then, and what is corrected was issued by then. */
export function comprobarFechas(
  { fecha, fechaOperacion }: Fechada,
  rectificadas: readonly { fecha: string }[] = [],
): void {
  if (fechaOperacion !== null && fechaOperacion > fecha)
    throw new CampoError('fechaOperacion', 'factura.operacion-posterior')
  if (rectificadas.some((una) => una.fecha > fecha)) throw new CampoError('fecha', 'factura.antes-de-rectificada')
}

const ULTIMO_DIA = 15

/** The last day on which a supply can be invoiced to another firm: before the 16th of the next month (RD 1619/2012, 11). */
export const limiteDeFacturar = ({ fecha, fechaOperacion }: Fechada): string => {
  const dia = fechaOperacion ?? fecha
  return diaDelMes(ejercicioDe(dia), mesDe(dia) + 1, ULTIMO_DIA)
}
