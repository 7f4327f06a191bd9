import fc from 'fast-check'
import type { Mundo } from './mundo.ts'
import type { Persona } from './personas.ts'

/** A kind of step: what has to be chosen for it, who usually does it, and what is done then. Nothing is expected of it. */
export interface Clase<P = unknown> {
  nombre: string
  peso: number
  quienes: readonly Persona[]
  elige: fc.Arbitrary<P>
  dar(mundo: Mundo, elegido: P): Promise<unknown>
}

/** Declares the steps of some people. */
export const pasosDe =
  (...quienes: readonly Persona[]) =>
  <P>(
    nombre: string,
    peso: number,
    elige: fc.Arbitrary<P>,
    dar: (mundo: Mundo, elegido: P) => Promise<unknown>,
  ): Clase =>
    ({ nombre, peso, quienes, elige, dar }) as Clase

export const TALLAS = ['S', 'M', 'L'] as const

/** Which of however many there are. */
export const cual = fc.nat({ max: 40 })
export const pocas = fc.integer({ min: 1, max: 4 })
/** Why somebody may get more than was agreed; without a reason it is refused. */
export const autorizacion = fc.constantFrom(null, { motivo: 'Historia' }, { motivo: 'Historia' })

/** One of them, or none when there are none. */
export const una = <T>(todas: readonly T[], n: number): T | undefined => todas.at(-1 - (n % (todas.length || 1)))
