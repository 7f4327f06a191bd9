import { ReglaError } from '../regla.ts'
import type { Cuentas } from './orden-fab.ts'

export const TRABAJOS = ['corte', 'confeccion', 'acabado'] as const
/** The line of the cost sheet that an operation is paid by. Cutting is counted by the cut itself, not by notes. */
export type Trabajo = (typeof TRABAJOS)[number]

export const MOTIVOS_DE_SEGUNDA = ['mancha', 'costura', 'talla', 'tejido', 'otro'] as const
/** Why a garment is a second. */
export type MotivoDeSegunda = (typeof MOTIVOS_DE_SEGUNDA)[number]

export const ESTADOS_DE_NOTA = ['fuera', 'parcial', 'vuelta', 'anulada'] as const
/** Where a workshop's note stands; it follows from its counts. */
export type EstadoDeNota = (typeof ESTADOS_DE_NOTA)[number]

/** What is counted of one colour and size in one operation. */
export interface Etapa {
  /** Left for it. */
  enviadas: number
  /** Came out of it well. */
  buenas: number
  /** Came out of it with a fault, and go no further. */
  segundas: number
  perdidas: number
}

export const NADA_HECHO: Etapa = { enviadas: 0, buenas: 0, segundas: 0, perdidas: 0 }

/** At the operation now. */
export const fuera = ({ enviadas, buenas, segundas, perdidas }: Etapa): number =>
  enviadas - buenas - segundas - perdidas

/** One colour and size on its way through the operations of an order. */
export interface Camino {
  cortada: number
  /** Of what was cut, what is no longer awaited: it goes on nowhere. */
  cerradas: number
  etapas: readonly Etapa[]
}

/** Of what was cut of a cell, what was closed: what its plan does not hold otherwise. */
export const cerradasDe = ({ prevista, cortada, cerrada }: Pick<Cuentas, 'prevista' | 'cortada' | 'cerrada'>): number =>
  Math.max(0, cortada + cerrada - prevista)

/**
 * What waits for each operation: it was cut, or came well out of the one before, and has not left. What was closed is
 * taken from those that are least far on.
 */
export function esperan({ cortada, cerradas, etapas }: Camino): number[] {
  let quitar = cerradas
  return etapas.map(({ enviadas }, k) => {
    const hay = (k === 0 ? cortada : (etapas[k - 1]?.buenas ?? 0)) - enviadas
    const van = Math.min(quitar, Math.max(0, hay))
    quitar -= van
    return hay - van
  })
}

const suma = (ns: readonly number[]) => ns.reduce((n, m) => n + m, 0)

/** At any of the operations now. */
export const enTaller = (etapas: readonly Etapa[]): number => suma(etapas.map(fuera))

/** Whether every garment that was cut is in one place: closed, waiting, at an operation, a second, lost, or through. */
export function cuadran(camino: Camino): boolean {
  const { cortada, cerradas, etapas } = camino
  const quedan = esperan(camino)
  const perdidas = suma(etapas.map((etapa) => etapa.segundas + etapa.perdidas))
  return (
    [...quedan, ...etapas.flatMap((etapa) => [...Object.values(etapa), fuera(etapa)])].every((n) => n >= 0) &&
    cortada === cerradas + suma(quedan) + enTaller(etapas) + perdidas + (etapas.at(-1)?.buenas ?? 0)
  )
}

export interface Prendas {
  buenas: number
  segundas: number
  perdidas: number
}

/** Refuses to send what has not come out of the operation before. */
export function comprobarSalida(camino: Camino, k: number, n: number, talla: string): void {
  const quedan = esperan(camino)[k] ?? 0
  if (n > quedan) throw new ReglaError(k === 0 ? 'nota.mas-que-cortado' : 'nota.mas-que-antes', { talla, n: quedan })
}

/** Refuses to bring back what never left. */
export function comprobarVuelta(quedan: number, { buenas, segundas, perdidas }: Prendas, talla: string): void {
  if (buenas + segundas + perdidas > quedan) throw new ReglaError('nota.mas-que-salio', { talla, n: quedan })
}

/**
 * Garments come in by one act, without notes: those that are furthest on come first, and pass every operation that was
 * left for them. What goes through each operation; the last one tells the good ones from the others.
 */
export function pasoDirecto(camino: Camino, llegan: Prendas, talla: string): Prendas[] {
  const { etapas } = camino
  const quedan = esperan(camino)
  let faltan = llegan.buenas + llegan.segundas + llegan.perdidas
  if (faltan > suma(quedan)) throw new ReglaError('orden.con-nota', { talla, n: suma(quedan), fuera: enTaller(etapas) })
  const toman = quedan.toReversed().map((hay) => {
    const van = Math.min(faltan, hay)
    faltan -= van
    return van
  })
  let pasan = 0
  return toman.toReversed().map((van, k) => {
    pasan += van
    return k === etapas.length - 1 ? llegan : { buenas: pasan, segundas: 0, perdidas: 0 }
  })
}

interface DeRuta {
  /** None of one that is new. */
  id: number | null
  operacionId: number
  trabajo: Trabajo
}

/**
 * Refuses a route by which garments would be nowhere: what has garments stays where it is, others go after it, and once
 * some are through with it all nothing is added or taken away.
 */
export function comprobarRuta(
  antes: readonly (DeRuta & { id: number; usada: boolean; acabadas: boolean })[],
  ahora: readonly DeRuta[],
): void {
  if (ahora.every(({ trabajo }) => trabajo === 'corte')) throw new ReglaError('ruta.sin-operaciones')
  const etapas = antes.filter(({ trabajo }) => trabajo !== 'corte')
  const nuevas = ahora.filter(({ trabajo }) => trabajo !== 'corte')
  const misma = (vieja: (typeof antes)[number], nueva: DeRuta | undefined) =>
    nueva?.id === vieja.id && nueva.operacionId === vieja.operacionId
  const ultima = etapas.findLastIndex(({ usada }) => usada)
  const cerrada = etapas.at(-1)?.acabadas ?? false
  const fijas = cerrada ? etapas : etapas.slice(0, ultima + 1)
  if (fijas.some((vieja, i) => !misma(vieja, nuevas[i])) || (cerrada && nuevas.length !== etapas.length))
    throw new ReglaError('ruta.con-prendas')
  const cortes = antes.filter(({ trabajo, usada }) => trabajo === 'corte' && usada)
  if (cortes.some((vieja) => !ahora.some((nueva) => misma(vieja, nueva)))) throw new ReglaError('ruta.con-prendas')
}

/** The operation that the order's own workshop and rate are of: the first sewing, or else the first there is. */
export const principalDe = <O extends { trabajo: Trabajo }>(ruta: readonly O[]): O | undefined =>
  ruta.find(({ trabajo }) => trabajo === 'confeccion') ?? ruta.find(({ trabajo }) => trabajo !== 'corte')

const ANCHO = 5

/** The number of a workshop's note as people read it. */
export const numeroDeNota = (ejercicio: number, n: number): string => `NT${ejercicio}/${String(n).padStart(ANCHO, '0')}`
