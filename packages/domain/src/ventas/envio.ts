import { ReglaError } from '../regla.ts'

export const ESTADOS_DE_ENVIO = [
  'preparado',
  'etiquetado',
  'recogido',
  'transito',
  'entregado',
  'incidencia',
  'anulado',
] as const
export type EstadoDeEnvio = (typeof ESTADOS_DE_ENVIO)[number]

const PASOS: Record<EstadoDeEnvio, readonly EstadoDeEnvio[]> = {
  preparado: ['etiquetado', 'anulado'],
  etiquetado: ['recogido', 'transito', 'entregado', 'incidencia', 'anulado'],
  recogido: ['transito', 'entregado', 'incidencia'],
  transito: ['entregado', 'incidencia'],
  incidencia: ['transito', 'entregado', 'anulado'],
  entregado: [],
  anulado: [],
}

export const puedePasar = (de: EstadoDeEnvio, a: EstadoDeEnvio): boolean => PASOS[de].includes(a)

/** Refuses a step that the table does not know. */
export function comprobarPasoDeEnvio(de: EstadoDeEnvio, a: EstadoDeEnvio): void {
  if (!puedePasar(de, a)) throw new ReglaError('envio.paso', { de: `@envio.estado.${de}`, a: `@envio.estado.${a}` })
}

/** Those that are on their way, or will be: the carrier is asked about them. */
export const EN_CAMINO: readonly EstadoDeEnvio[] = ['etiquetado', 'recogido', 'transito', 'incidencia']

/** Those that have left the house. */
export const HA_SALIDO: readonly EstadoDeEnvio[] = ['recogido', 'transito', 'entregado', 'incidencia']

/** What a person may note of a shipment by hand. */
export const ANOTABLES = ['transito', 'entregado', 'incidencia'] as const

/** How a call to the carrier's service stands. */
export const LLAMADAS = ['ninguna', 'pendiente', 'en-curso', 'desconocida', 'rechazada', 'hecha'] as const
/**
 * `desconocida`: it was sent and nobody knows whether it was taken. The service is asked whether it knows our number
 * before anything is sent again, and a person decides where it does not.
 */
export type Llamada = (typeof LLAMADAS)[number]

const MINUTO = 60
const HORA = 60 * MINUTO
const CONSULTAS = [15 * MINUTO, HORA, 2 * HORA, 4 * HORA] as const
const LA_MAS_LARGA = 12 * HORA

/** After how many seconds the carrier is asked again, having been asked so often without news. */
export const pausaDeConsulta = (sinNovedad: number): number => CONSULTAS[sinNovedad] ?? LA_MAS_LARGA

const REINTENTOS = [10, MINUTO, 5 * MINUTO, 15 * MINUTO] as const

/** After how many seconds a call that came to nothing is made again. */
export const pausaDeLlamada = (intentos: number): number => REINTENTOS[Math.max(intentos, 1) - 1] ?? HORA

/** So often it is asked whether an uncertain call was taken; then a person decides. */
export const MAX_PREGUNTAS = 4

/** A weight over so many parcels, to the gram: the first bear what does not divide. */
export function repartirPeso(pesoGr: number, bultos: number): number[] {
  const cada = Math.floor(pesoGr / bultos)
  const resto = pesoGr - cada * bultos
  return Array.from({ length: bultos }, (_, i) => cada + (i < resto ? 1 : 0))
}

/** Something that happened to a shipment on its way. */
export interface Suceso {
  /** ISO, in UTC. */
  momento: string
  lugar: string
  codigo: string
  texto: string
  estado: EstadoDeEnvio | null
}

/** Where a shipment stands once it is known what happened: the last that says so, unless it has already arrived. */
export function estadoTras(ahora: EstadoDeEnvio, sucesos: readonly Suceso[]): EstadoDeEnvio {
  const porMomento = [...sucesos].sort((a, b) => (a.momento < b.momento ? -1 : a.momento > b.momento ? 1 : 0))
  return porMomento.reduce((estado, { estado: dicho }) => (dicho && puedePasar(estado, dicho) ? dicho : estado), ahora)
}

/** By what a parcel of ours is known where it has no number of its own in the world. */
export const numeroDeBulto = (envio: string, i: number): string => `${envio}-${i}`
