import { ReglaError } from '../regla.ts'

export const ESTADOS_DE_ORDEN = [
  'borrador',
  'lanzada',
  'cortada',
  'enTaller',
  'recibidaParcial',
  'cerrada',
  'anulada',
] as const
/** Where a manufacturing order stands. */
export type EstadoDeOrden = (typeof ESTADOS_DE_ORDEN)[number]

/** What people and their work may move an order to. */
const MOVIMIENTOS: Record<EstadoDeOrden, readonly EstadoDeOrden[]> = {
  borrador: ['lanzada', 'anulada'],
  lanzada: ['borrador', 'cortada', 'anulada'],
  cortada: ['lanzada', 'enTaller', 'recibidaParcial'],
  enTaller: ['lanzada', 'cortada', 'recibidaParcial'],
  recibidaParcial: ['lanzada', 'enTaller', 'cerrada'],
  cerrada: [],
  anulada: [],
}
/** Those who only move papers make these; the others come with the work itself: cutting, receiving, correcting, closing. */
const A_MANO: Partial<Record<EstadoDeOrden, readonly EstadoDeOrden[]>> = {
  borrador: ['lanzada', 'anulada'],
  lanzada: ['borrador', 'anulada'],
  cortada: ['enTaller'],
  enTaller: ['cortada'],
}

export const movimientosDeOrden = (estado: EstadoDeOrden): readonly EstadoDeOrden[] => MOVIMIENTOS[estado]

/** Where people may move an order by hand. */
export const movimientosAMano = (estado: EstadoDeOrden): readonly EstadoDeOrden[] => A_MANO[estado] ?? []

const fuera = (de: EstadoDeOrden, a: EstadoDeOrden) =>
  new ReglaError('orden.movimiento', { de: `@orden.${de}`, a: `@orden.${a}` })

/** Refuses a move that the table does not know; staying is none. */
export function comprobarMovimientoDeOrden(de: EstadoDeOrden, a: EstadoDeOrden): void {
  if (de !== a && !MOVIMIENTOS[de].includes(a)) throw fuera(de, a)
}

/** Refuses a move by hand that only its work makes, and one that somebody else has made. */
export function comprobarMovimientoAMano(de: EstadoDeOrden, a: EstadoDeOrden): void {
  if (de === a) throw new ReglaError('orden.ya', { a: `@orden.${a}` })
  if (!movimientosAMano(de).includes(a)) throw fuera(de, a)
}

/** Those that are neither closed nor called off. */
export const VIVAS: readonly EstadoDeOrden[] = ESTADOS_DE_ORDEN.filter((estado) => MOVIMIENTOS[estado].length > 0)
/** Launched and not closed: garments of these are still to come, and may still be cut. */
export const ABIERTAS: readonly EstadoDeOrden[] = ['lanzada', 'cortada', 'enTaller', 'recibidaParcial']
export const SE_RECIBE: readonly EstadoDeOrden[] = ['cortada', 'enTaller', 'recibidaParcial']
/** While nothing is cut, what is planned may change. */
export const SE_PLANEA: readonly EstadoDeOrden[] = ['borrador', 'lanzada']

/** What is counted of one colour and size. */
export interface Cuentas {
  prevista: number
  cortada: number
  /** Came back well. */
  recibida: number
  /** Came back with a fault. */
  segunda: number
  /** Cut, and lost or ruined on the way. */
  perdida: number
  /** Planned, and no longer awaited. */
  cerrada: number
}

export interface CeldaDeOrden extends Cuentas {
  colorId: number
  talla: string
}

/** Came back, or never will. */
const vueltas = ({ recibida, segunda, perdida }: Omit<Cuentas, 'prevista'>) => recibida + segunda + perdida

/** What is still to come of a cell's plan. */
export const pendiente = (celda: Cuentas): number => celda.prevista - vueltas(celda) - celda.cerrada

/** Of it, what is not cut yet. */
export const porCortar = ({ prevista, cortada, cerrada }: Cuentas): number => Math.max(0, prevista - cortada - cerrada)

/** Of it, what is cut: the workshop owes it. */
export const porRecibir = (celda: Cuentas): number => pendiente(celda) - porCortar(celda)

/** Of what is to come of a cell, what comes by one act: what is out with a note comes back by it. */
export const porRecibirSinNota = (celda: Cuentas & { fuera: number }): number =>
  Math.max(0, porRecibir(celda) - celda.fuera)

/** The least that a cell must plan for its counts. */
const minima = (celda: Omit<Cuentas, 'prevista'>) => Math.max(celda.cortada, vueltas(celda) + celda.cerrada)

export const CAUSAS_DE_PLAN = ['lanzamiento', 'retirada', 'cambio', 'exceso', 'correccion', 'fusion'] as const
/** Why the plan of a launched order is what it is. */
export type CausaDePlan = (typeof CAUSAS_DE_PLAN)[number]

/** How many garments of a cut were never planned: by so many its plan must rise. */
export const exceso = (celda: Cuentas, cortadas: number): number => Math.max(0, cortadas - porCortar(celda))

/**
 * By how much the plan of a cell moves when its counts are put right: up to what they need, and down by what it was
 * raised for garments that were not cut after all.
 */
export function planCorregido(antes: Cuentas, ahora: Omit<Cuentas, 'prevista' | 'cerrada'>, subido: number): number {
  const sobra = Math.min(Math.max(0, subido), Math.max(0, antes.cortada - ahora.cortada))
  return Math.max(minima({ ...ahora, cerrada: antes.cerrada }), antes.prevista - sobra) - antes.prevista
}

interface Recepcion {
  colorId: number
  talla: string
  recibida: number
  segunda: number
  perdida: number
}

/** Refuses garments that were never cut, or that nobody awaits. */
export function comprobarRecepcion(celdas: readonly CeldaDeOrden[], recepciones: readonly Recepcion[]): void {
  for (const { colorId, talla, recibida, segunda, perdida } of recepciones) {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla)
    const n = celda ? porRecibir(celda) : 0
    if (recibida + segunda + perdida > n) throw new ReglaError('orden.mas-que-cortado', { talla, n })
  }
}

/** Refuses to close more of a cell than is still to come; what is out with a note comes back first. */
export function comprobarCierre(
  celdas: readonly CeldaDeOrden[],
  cierres: readonly { colorId: number; talla: string; cantidad: number }[],
  fuera: (colorId: number, talla: string) => number = () => 0,
): void {
  for (const { colorId, talla, cantidad } of cierres) {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla)
    const n = celda ? pendiente(celda) - fuera(colorId, talla) : 0
    if (cantidad > n) throw new ReglaError('orden.mas-que-pendiente', { talla, n })
  }
}

/** Where a launched order stands by its counts; whether it has left for the workshop people say. */
export function estadoSegunCuentas(
  estado: EstadoDeOrden,
  celdas: readonly Pick<Cuentas, 'cortada' | 'recibida' | 'segunda' | 'perdida'>[],
  consumos: number,
): EstadoDeOrden {
  if (celdas.some(({ recibida, segunda, perdida }) => recibida + segunda + perdida > 0)) return 'recibidaParcial'
  if (consumos === 0 && celdas.every(({ cortada }) => cortada === 0)) return 'lanzada'
  if (estado === 'recibidaParcial') return 'enTaller'
  return estado === 'lanzada' ? 'cortada' : estado
}

/** Refuses counts by which more came back than was cut. */
export function comprobarCuentas(cuentas: readonly Omit<CeldaDeOrden, 'prevista' | 'cerrada'>[]): void {
  const mala = cuentas.find(({ cortada, recibida, segunda, perdida }) => recibida + segunda + perdida > cortada)
  if (mala) throw new ReglaError('orden.cuenta', { talla: mala.talla })
}

const ANCHO = 5

/** The number of a manufacturing order as people read it. */
export const numeroDeOrden = (ejercicio: number, n: number): string =>
  `OF${ejercicio}/${String(n).padStart(ANCHO, '0')}`
