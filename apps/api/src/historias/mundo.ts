import type { Bound, CallInput } from '@telar/contract/kit/endpoint'
import type { House } from '../kit/house.ts'
import type { Persona } from './personas.ts'

/** An answer that nobody may ever get. */
export class Fallo extends Error {}

export interface Respuesta {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers; steps read of it what they need.
  body: any
}

/** One thing that does not agree. */
export interface Falta {
  nombre: string
  que: string
  esperado: string
  hallado: string
}

/** A small house in which stories are told: few of everything, so that steps meet. */
export interface Mundo {
  house: House
  /** The same house, where this person acts. */
  como(quien: Persona): Mundo
  /** Makes a call as whoever acts. What is refused is an answer; what fails is not. */
  hacer<E extends Bound>(endpoint: E, input: CallInput<E>): Promise<Respuesta>
  /** What a call answers to the administrator, or nothing when it is refused: what it asks for may be gone. */
  leer<E extends Bound>(endpoint: E, input: CallInput<E>): Promise<Respuesta['body'] | undefined>
  /** The ids that a query answers. */
  ids(consulta: string): Promise<number[]>
  /** Another day begins. */
  amanece(): void
  hoy(): Date
  /** What was done, in words, since the story began. */
  relato: string[]
  /** Records that somebody opened and has not saved yet. */
  abiertas: { modelo: unknown[] }
  /** How often each kind of step was done, refused, or had nothing to be done to, over all stories. */
  dados: Map<string, { hechos: number; negados: number; vacios: number }>
  faltas(): Promise<Falta[]>
  /** Everything is as it was in the beginning. */
  deNuevo(): Promise<void>
  cerrar(): Promise<void>
}
