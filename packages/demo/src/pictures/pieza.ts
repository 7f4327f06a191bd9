import type { Rayado } from './estampado.ts'
import type { Pliegue } from './pliegues.ts'
import type { TipoPunto } from './punto.ts'

/** A line of the make: a plain seam, a row of stitches, or the edge of a folded cloth. */
export interface Costura {
  d: string
  tipo: 'costura' | 'pespunte' | 'canto'
}

/** One cut of cloth, in painter's order with the others. */
export interface Pieza {
  d: string
  /** How far it lies above the wall: it shades what is below it. */
  nivel: number
  tela?: 'principal' | 'forro' | 'canale' | 'contraste' | 'lisa'
  tono?: number
  /** Degrees the grain is turned. */
  hilo?: number
  pliegues?: Pliegue[]
  costuras?: Costura[]
  /** 0 to 1 where the cloth lets the light through. */
  velo?: number
  /** Millimetres the piece hangs lower than it was drawn. */
  baja?: number
}

/** What is not cloth: buttons, hanger, label, buckle. */
export interface Adorno {
  svg: string
  /** The outline that stands out in the light. */
  bulto?: string
  nivel: number
  baja?: number
}

/** Anything that is laid on the picture. */
export type Capa = Pieza | Adorno

/** A place worth a close look. */
export interface Foco {
  x: number
  y: number
  ancho: number
}

/** A garment ready to be drawn, in millimetres around its centre line. */
export interface Figura {
  capas: Capa[]
  arriba: number
  abajo: number
  semiancho: number
  foco: Foco
  rayado?: Rayado
  punto?: TipoPunto
}

/** Cloth, not a fitting. */
export const esPieza = (capa: Capa): capa is Pieza => 'd' in capa

/** Adds folds and seams to a piece that is already cut. */
export function sumar(pieza: Pieza | undefined, more: Pick<Pieza, 'pliegues' | 'costuras'>): void {
  if (!pieza) return
  pieza.pliegues = [...(pieza.pliegues ?? []), ...(more.pliegues ?? [])]
  pieza.costuras = [...(pieza.costuras ?? []), ...(more.costuras ?? [])]
}

/** A seam. */
export const costura = (d: string): Costura => ({ d, tipo: 'costura' })
/** A row of stitches. */
export const pespunte = (d: string): Costura => ({ d, tipo: 'pespunte' })
/** The edge of a fold of cloth. */
export const canto = (d: string): Costura => ({ d, tipo: 'canto' })
