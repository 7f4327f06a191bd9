import fc from 'fast-check'
import type { Mundo } from './mundo.ts'

/** A kind of step: what has to be chosen for it, and what is done then. Nothing is expected of it. */
export interface Clase<P = unknown> {
  nombre: string
  peso: number
  elige: fc.Arbitrary<P>
  dar(mundo: Mundo, elegido: P): Promise<unknown>
}

export const clase = <P>(
  nombre: string,
  peso: number,
  elige: fc.Arbitrary<P>,
  dar: (mundo: Mundo, elegido: P) => Promise<unknown>,
): Clase => ({ nombre, peso, elige, dar }) as Clase

/** Which of however many there are. */
export const cual = fc.nat({ max: 40 })
export const pocas = fc.integer({ min: 1, max: 4 })

/** One of them, or none when there are none. The last ones are what most stories are about. */
export const una = <T>(todas: readonly T[], n: number): T | undefined => todas.at(-1 - (n % (todas.length || 1)))
