import type { Azar } from './seed.ts'
import { TEJIDOS, type Tejido } from './tejido.ts'

/** What a family needs to cut one garment. The colour is not part of it: every colour of a model has the same cut. */
export interface Patron {
  azar: Azar
  tejido: Tejido
  caida: number
  /** Seen from the back. */
  atras: boolean
  /** Without a print, so the knit may have a pattern of its own. */
  liso: boolean
}

/** The pattern for one side of a garment. */
export function patronDe(azar: Azar, tejido: Tejido, atras: boolean, liso: boolean): Patron {
  const { caida } = TEJIDOS[tejido]
  return { azar, tejido, caida, atras, liso }
}

/** Repeatable numbers for the folds of one piece; front and back fall differently. */
export const plieguesDe = ({ azar, atras }: Patron, pieza: string) => azar.stream(`${pieza}${atras ? '-atras' : ''}`)
