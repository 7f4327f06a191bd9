import { diaDelMes, ejercicioDe, mesDe } from '../fecha.ts'
import { llano } from '../texto.ts'

/**
 * What proves that goods left for another state of the Union (Reg. UE 282/2011, art. 45 bis): papers of the transport
 * itself (3.a), papers around it (3.b), and what a customer who fetches the goods declares in writing (1.b.i).
 */
export const CLASES_DE_PRUEBA = [
  'cmr',
  'conocimiento',
  'aereo',
  'factura-transporte',
  'entrega-transportista',
  'seguro',
  'pago',
  'autoridad',
  'almacen',
  'declaracion',
] as const
export type ClaseDePrueba = (typeof CLASES_DE_PRUEBA)[number]

const DEL_TRANSPORTE: readonly ClaseDePrueba[] = [
  'cmr',
  'conocimiento',
  'aereo',
  'factura-transporte',
  'entrega-transportista',
]

export const TRANSPORTA = ['casa', 'cliente'] as const
/** Who takes the goods there, or has them taken. */
export type Transporta = (typeof TRANSPORTA)[number]

export interface Prueba {
  clase: ClaseDePrueba
  /** Who issued it: two of the same party are worth one. */
  emisor: string
  /** The state where it says that the goods arrived; some papers do not say. */
  pais: string
  fecha: string
}

export const FALTAS = ['primera', 'segunda', 'emisor', 'transporte', 'declaracion', 'tarde', 'pais'] as const
/** What lacks: a first piece, a second, one of another party, one of the transport itself, the customer's word, or that it came in time. */
export type Falta = (typeof FALTAS)[number]

interface Suministro {
  transporta: Transporta
  /** The state that the goods went to. */
  pais: string
  /** The day they left. */
  fecha: string
  /** Who sells and who buys: what they issue themselves proves nothing. */
  partes: readonly string[]
}

const mismo = (emisor: string) => llano(emisor).replace(/[^a-z0-9]/g, '')

/** Until when the customer hands in their declaration: the tenth of the month after the supply. */
export const plazoDeDeclaracion = (fecha: string): string => diaDelMes(ejercicioDe(fecha), mesDe(fecha) + 1, 10)

/**
 * What lacks for the supply to be presumed proven; nothing lacks when two pieces by two parties agree, one of them at least
 * of the transport itself, and, where the customer took the goods, their declaration besides.
 */
export function faltasDePrueba({ transporta, pais, fecha, partes }: Suministro, pruebas: readonly Prueba[]): Falta[] {
  const contradice = pruebas.some((una) => una.pais !== '' && una.pais !== pais)
  const interesados = new Set(partes.map(mismo))
  const piezas = pruebas.filter(
    ({ clase, pais: suyo, emisor }) =>
      clase !== 'declaracion' && (suyo === '' || suyo === pais) && !interesados.has(mismo(emisor)),
  )
  const deTransporte = piezas.filter(({ clase }) => DEL_TRANSPORTE.includes(clase))
  const emisores = new Set(piezas.map(({ emisor }) => mismo(emisor)))
  const faltas: Falta[] = []
  if (contradice) faltas.push('pais')
  if (piezas.length === 0) faltas.push('primera')
  else if (deTransporte.length === 0) faltas.push('transporte')
  else if (piezas.length === 1) faltas.push('segunda')
  else if (emisores.size < 2) faltas.push('emisor')
  if (transporta === 'cliente') {
    const declaraciones = pruebas.filter(({ clase }) => clase === 'declaracion')
    const aTiempo = declaraciones.some((una) => una.fecha <= plazoDeDeclaracion(fecha))
    if (declaraciones.length === 0) faltas.push('declaracion')
    else if (!aTiempo) faltas.push('tarde')
  }
  return faltas
}
