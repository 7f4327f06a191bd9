import type { Patron } from '../patron.ts'
import type { Capa, Figura } from '../pieza.ts'
import { blusa } from './blusa.ts'
import { camisa } from './camisa.ts'
import { chaqueta } from './chaqueta.ts'
import { faldaSuelta } from './falda.ts'
import { jersey } from './jersey.ts'
import { pantalonSuelto } from './pantalon.ts'
import { top } from './top.ts'

const ARRIBA = { chaqueta, top, blusa, camisa, jersey }
const ABAJO = { pantalon: pantalonSuelto, falda: faldaSuelta }

type Pareja = readonly [keyof typeof ARRIBA, keyof typeof ABAJO]

const PAREJAS: readonly [Pareja, ...Pareja[]] = [
  ['chaqueta', 'pantalon'],
  ['top', 'falda'],
  ['blusa', 'pantalon'],
  ['chaqueta', 'falda'],
  ['camisa', 'pantalon'],
  ['jersey', 'falda'],
  ['top', 'pantalon'],
]

// The waist of the lower garment hangs a little above the natural one, under the upper garment.
const TALLE = 372
// What must show below the upper garment.
const SE_VE = 300

/** A set: two garments of one cloth on one hanger. */
export function conjunto(p: Patron): Figura {
  const [upperKind, lowerKind] = p.azar.turn('pareja', PAREJAS)
  const upper = ARRIBA[upperKind]({ ...p, azar: p.azar.child('arriba') })
  const lower = ABAJO[lowerKind]({ ...p, azar: p.azar.child('abajo') }).figura
  const down = Math.max(TALLE, upper.abajo + SE_VE - lower.abajo)
  const below = lower.capas.map((capa): Capa => ({ ...capa, nivel: capa.nivel * 0.35, baja: down + (capa.baja ?? 0) }))
  return {
    ...upper,
    capas: [...below, ...upper.capas],
    abajo: Math.max(upper.abajo, lower.abajo + down),
    semiancho: Math.max(upper.semiancho, lower.semiancho),
  }
}
