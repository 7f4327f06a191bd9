import { masDias } from '../fecha.ts'
import { ReglaError } from '../regla.ts'

export const ESTADOS_DE_DEVOLUCION = ['solicitada', 'aprobada', 'rechazada', 'retirada', 'recibida', 'abonada'] as const
export type EstadoDeDevolucion = (typeof ESTADOS_DE_DEVOLUCION)[number]

/** The right to ask for a return in a customer's name. */
export const PEDIR_POR_OTROS = 'Permissions.Devoluciones.Create'

/** Why a garment comes back. */
export const MOTIVOS_DE_DEVOLUCION = ['defecto', 'equivocada', 'sobrante', 'tarde', 'otro'] as const
export type MotivoDeDevolucion = (typeof MOTIVOS_DE_DEVOLUCION)[number]

/** Where a garment that came back goes: to the stock, among the seconds, or to be mended. */
export const DESTINOS_DE_DEVOLUCION = ['almacen', 'segunda', 'arreglo'] as const
export type DestinoDeDevolucion = (typeof DESTINOS_DE_DEVOLUCION)[number]

const PASOS: Record<EstadoDeDevolucion, readonly EstadoDeDevolucion[]> = {
  solicitada: ['aprobada', 'rechazada', 'retirada'],
  aprobada: ['recibida', 'rechazada'],
  rechazada: [],
  retirada: [],
  recibida: ['abonada'],
  abonada: [],
}

/** Refuses a step that the table does not know. */
export function comprobarPaso(de: EstadoDeDevolucion, a: EstadoDeDevolucion): void {
  if (!PASOS[de].includes(a)) throw new ReglaError('devolucion.paso', { de, a })
}

/** Until what day what was delivered on a day may be given back. */
export const plazoHasta = (entregada: string, dias: number): string => masDias(entregada, dias)

/** Of what came back, how much is credited: what is invoiced and not credited yet; the rest was never invoiced. */
export const acreditable = (recibida: number, facturada: number): number => Math.max(0, Math.min(recibida, facturada))

/** How many pictures may go with a return. */
export const MAX_FOTOS = 5

/** Pictures are added while nobody has answered, and not without end. */
export function comprobarFotos(estado: EstadoDeDevolucion, hay: number): void {
  if (estado !== 'solicitada') throw new ReglaError('devolucion.paso', { de: estado, a: 'solicitada' })
  if (hay >= MAX_FOTOS) throw new ReglaError('devolucion.fotos', { n: MAX_FOTOS })
}
