import { between, lineOn, mirrored, onSide, outline, type Point, points, type Side } from '../outline.ts'
import { type Capa, costura, type Pieza, pespunte } from '../pieza.ts'
import { hoja } from '../pliegues.ts'
import { cuelloDeEspaldas, pieDeCuello } from './cuello.ts'

/** Notched, peaked or shawl. */
export type TipoSolapa = 'muesca' | 'pico' | 'chal'

/** A turned front: where it breaks and how wide it turns. */
export interface CorteSolapa {
  tipo: TipoSolapa
  /** Height of the top button. */
  corte: number
  /** How far the front crosses the centre. */
  cruce: number
  /** Width of the lapel at its point. */
  ancho: number
  /** Height of the point. */
  punta: number
}

/** Where the collar turns at the side of the neck. */
export const RAIZ: Point = [63, -30, 'v']

/** The line along which the front turns over, from the neck to the top button. */
const enQuiebro = (c: CorteSolapa, t: number): Point => between([59, 0], [-c.cruce, c.corte], t)

function chal(c: CorteSolapa): Point[] {
  const end: Point = [-c.cruce, c.corte, 'v']
  const widest = c.ancho + 4
  return [
    RAIZ,
    [88, -8],
    [widest - 12, 58],
    [widest, c.punta + 30],
    [widest * 0.72 - c.cruce * 0.2, c.corte * 0.68],
    end,
    enQuiebro(c, 0.5),
    [59, 0],
  ]
}

/** The gorge runs from the turn to the point; the collar leaves it at the notch. */
function encuentro(c: CorteSolapa) {
  const start = enQuiebro(c, 0.2)
  const tip: Point = c.tipo === 'pico' ? [c.ancho + 12, c.punta - 34] : [c.ancho, c.punta]
  const base: Point = c.tipo === 'pico' ? [c.ancho - 34, c.punta - 8] : between(start, tip, 0.62)
  return { start, tip, notch: base }
}

const sharp = ([x, y]: Point): Point => [x, y, 'v']

function solapa(c: CorteSolapa): Point[] {
  const { start, tip, notch } = encuentro(c)
  const end: Point = [-c.cruce, c.corte, 'v']
  const belly = between(tip, end, 0.42)
  return [
    sharp(start),
    sharp(notch),
    sharp(tip),
    [tip[0] * 0.965, tip[1] + (c.corte - tip[1]) * 0.16],
    [belly[0] + 15, belly[1] + 6],
    end,
    enQuiebro(c, 0.6),
  ]
}

function cuello(c: CorteSolapa): Point[] {
  const { start, tip, notch } = encuentro(c)
  const point: Point = c.tipo === 'pico' ? [notch[0] + 12, notch[1] - 10] : [notch[0] + 19, notch[1] - 34]
  const neck: Point[] = [RAIZ, [86, -10], [Math.min(104, tip[0] - 24), 30]]
  return [...neck, sharp(point), sharp(notch), sharp(start), [59, 2]]
}

/** Collar and lapel of one front. */
export function solapaDe(c: CorteSolapa, side: Side, nivel: number): Pieza[] {
  const roll = hoja([57 * side, 20], [-c.cruce * side + 10 * side, c.corte - 30], 13, 0.34)
  if (c.tipo === 'chal') {
    return [{ d: outline(onSide(chal(c), side)), nivel: nivel + 0.7, hilo: 14 * side, pliegues: [roll] }]
  }
  const { tip, notch, start } = encuentro(c)
  const front = solapa(c)
  const rim = front.slice(2, 6).map(([x, y]): Point => [x - 6, y - 1])
  return [
    {
      d: outline(onSide(front, side)),
      nivel: nivel + 0.7,
      hilo: 14 * side,
      pliegues: [roll, hoja([tip[0] * side * 0.6, tip[1] + 30], [0, c.corte - 20], 16, 0.2)],
      costuras: [pespunte(lineOn(side, ...rim))],
    },
    {
      d: outline(onSide(cuello(c), side)),
      nivel: nivel + 0.85,
      hilo: 30 * side,
      costuras: [costura(lineOn(side, start, notch))],
    },
  ]
}

/** The lining, seen where the front is open. */
export function forroAbierto(corte: number): Pieza {
  const right = points(`0,12 60,-4! 84,20! 70,${corte + 10}! 0,${corte + 30}!`)
  return {
    d: outline(mirrored(right)),
    nivel: 0.25,
    tela: 'forro',
    tono: -0.12,
    pliegues: [hoja([0, 40], [4, corte], 12, 0.35), hoja([-40, 30], [-14, corte], 9, -0.4)],
  }
}

/** The stand of the collar behind the neck. */
export const solapaDetras = (corte: number): Capa[] => [forroAbierto(corte), pieDeCuello(33)]

/** The collar of a jacket seen from the back. */
export const solapaDeEspaldas = (): Pieza => ({ ...cuelloDeEspaldas(36, 26), costuras: [] })
