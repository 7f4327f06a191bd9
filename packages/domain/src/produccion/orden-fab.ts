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

/** Refuses a move by hand that only its work makes. */
export function comprobarMovimientoAMano(de: EstadoDeOrden, a: EstadoDeOrden): void {
  if (!movimientosAMano(de).includes(a)) throw fuera(de, a)
}

/** Those that are neither closed nor called off. */
export const VIVAS: readonly EstadoDeOrden[] = ESTADOS_DE_ORDEN.filter((estado) => MOVIMIENTOS[estado].length > 0)
export const SE_CORTA: readonly EstadoDeOrden[] = ['lanzada', 'cortada']
export const SE_RECIBE: readonly EstadoDeOrden[] = ['cortada', 'enTaller', 'recibidaParcial']
/** While nothing is cut, what is planned may change. */
export const SE_PLANEA: readonly EstadoDeOrden[] = ['borrador', 'lanzada']
/** Garments of these are still to come. */
export const ABIERTAS: readonly EstadoDeOrden[] = ['lanzada', 'cortada', 'enTaller', 'recibidaParcial']

/** Of one colour and size: how many are planned, cut, received well and received with a fault. */
export interface CeldaDeOrden {
  colorId: number
  talla: string
  prevista: number
  cortada: number
  recibida: number
  segunda: number
}

/** What the workshop still owes of a cell. */
export const porRecibir = ({ cortada, recibida, segunda }: CeldaDeOrden): number => cortada - recibida - segunda

/** What a cell will still bring: what was cut, or what is planned while nothing is. */
export const porLlegar = (celda: CeldaDeOrden, estado: EstadoDeOrden): number =>
  SE_PLANEA.includes(estado) ? celda.prevista : porRecibir(celda)

interface Recepcion {
  colorId: number
  talla: string
  recibida: number
  segunda: number
}

/** Refuses garments that were never cut. */
export function comprobarRecepcion(celdas: readonly CeldaDeOrden[], recepciones: readonly Recepcion[]): void {
  for (const { colorId, talla, recibida, segunda } of recepciones) {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla)
    const n = celda ? porRecibir(celda) : 0
    if (recibida + segunda > n) throw new ReglaError('orden.mas-que-cortado', { talla, n })
  }
}

/** Where an order stands once its counts were put right. */
export function estadoSegunCuentas(
  estado: EstadoDeOrden,
  celdas: readonly Pick<CeldaDeOrden, 'cortada' | 'recibida' | 'segunda'>[],
  consumos: number,
): EstadoDeOrden {
  if (celdas.some(({ recibida, segunda }) => recibida + segunda > 0)) return 'recibidaParcial'
  if (consumos === 0 && celdas.every(({ cortada }) => cortada === 0)) return 'lanzada'
  return estado === 'recibidaParcial' ? 'enTaller' : estado
}

/** Refuses counts by which more came back than was cut. */
export function comprobarCuentas(cuentas: readonly Omit<CeldaDeOrden, 'prevista'>[]): void {
  const mala = cuentas.find(({ cortada, recibida, segunda }) => recibida + segunda > cortada)
  if (mala) throw new ReglaError('orden.cuenta', { talla: mala.talla })
}

const ANCHO = 5

/** The number of a manufacturing order as people read it. */
export const numeroDeOrden = (ejercicio: number, n: number): string =>
  `OF${ejercicio}/${String(n).padStart(ANCHO, '0')}`
