import { line, mirrored, onSide, outline, type Point, points, SIDES, type Side } from '../outline.ts'
import type { Patron } from '../patron.ts'
import { type Capa, type Pieza, pespunte } from '../pieza.ts'
import { hoja } from '../pliegues.ts'

/** A collar: what stands behind the neck and what lies over the front. */
export interface Cuello {
  detras: Capa[]
  delante: Capa[]
  /** The neckline of the front below it, from the centre to the neck point. */
  escote: Point[]
}

/** The back neckline under a collar. */
export const ESPALDA: Point[] = points('0,18 44,14 74,1!')

/** The inside of a collar that stands at the back of the neck. */
export const pieDeCuello = (alto: number): Pieza => ({
  d: outline(mirrored(points(`0,${-alto} 46,${-alto + 2} 66,${-alto + 5}! 74,6! 40,20 0,24`))),
  nivel: 0.35,
  tono: -0.2,
  costuras: [pespunte(line([-62, -alto + 11], [0, -alto + 7], [62, -alto + 11]))],
})

/** A collar seen from the back: it folds over the seam of the neck. */
export const cuelloDeEspaldas = (alto: number, caida: number): Pieza => ({
  d: outline(
    mirrored(points(`0,${-alto} 44,${-alto + 3} 66,${-alto + 12}! 96,${caida - 8}! 52,${caida + 4} 0,${caida + 8}`)),
  ),
  nivel: 1.7,
  costuras: [pespunte(line([-88, caida - 10], [0, caida + 1], [88, caida - 10]))],
})

function hojaCamisera(side: Side, pico: number, abierto: number): Pieza {
  const front: Point = [3 + abierto * 0.14, 52 + abierto * 0.16, 'v']
  const tip: Point = [58 + pico * 0.2 + abierto * 0.1, 76 + pico * 0.5, 'v']
  const leaf: Point[] = [front, [32 + abierto * 0.06, 32], [57, 0], [65, -28, 'v'], [86, -8], [101, 24, 'v'], tip]
  const rim: Point[] = [
    [93, 22],
    [tip[0] - 1, tip[1] - 9],
    [front[0] + 5, front[1] + 3],
  ]
  return {
    d: outline(onSide(leaf, side)),
    nivel: 1.75,
    hilo: 24 * side,
    costuras: [
      pespunte(
        outline(
          onSide(
            rim.map(([x, y]): Point => [x, y, 'v']),
            side,
          ),
          false,
        ),
      ),
    ],
    pliegues: [hoja([64 * side, -20], [78 * side, 60], 12, 0.3)],
  }
}

/** A shirt collar with its stand; `abierto` is how deep the front is left open. */
export function cuelloCamisero(p: Patron, pico: number, abierto: number): Cuello {
  const neck: Point[] = abierto
    ? [
        [0, 60 + abierto, 'v'],
        [16, 58 + abierto * 0.3],
        [46, 30],
        [74, 1, 'v'],
      ]
    : points('0,60 40,40 74,1!')
  if (p.atras)
    return {
      detras: [],
      delante: [cuelloDeEspaldas(34, 18)],
      escote: ESPALDA,
    }
  return { detras: [pieDeCuello(34)], delante: SIDES.map((side) => hojaCamisera(side, pico, abierto)), escote: neck }
}

/** A low stand around the neck. */
export function cuelloMao(p: Patron, abierto: number): Cuello {
  const back: Point[] = ESPALDA
  const band: Point[] = [
    [70, -24, 'v'],
    [58, 18],
    [6 + abierto * 0.1, 50 + abierto * 0.1, 'v'],
    [5 + abierto * 0.1, 76 + abierto * 0.1, 'v'],
    [50, 50],
    [78, 4, 'v'],
  ]
  if (p.atras) return { detras: [], delante: [cuelloDeEspaldas(26, 12)], escote: back }
  return {
    detras: [pieDeCuello(27)],
    delante: SIDES.map((side) => ({ d: outline(onSide(band, side)), nivel: 1.5, costuras: [] })),
    escote: [
      [0, 74 + abierto, 'v'],
      [16, 66 + abierto * 0.24],
      [48, 44],
      [76, 2, 'v'],
    ],
  }
}

/** A round flat collar. */
export function cuelloBebe(p: Patron): Cuello {
  if (p.atras)
    return {
      detras: [],
      delante: [cuelloDeEspaldas(20, 44)],
      escote: ESPALDA,
    }
  const leaf: Point[] = points('2,62! 40,44 64,12 72,-10! 104,16 112,60 88,104 44,118 12,96')
  return {
    detras: [pieDeCuello(20)],
    delante: SIDES.map((side) => ({ d: outline(onSide(leaf, side)), nivel: 1.6, hilo: 20 * side, costuras: [] })),
    escote: points('0,64 42,44 74,1!'),
  }
}
