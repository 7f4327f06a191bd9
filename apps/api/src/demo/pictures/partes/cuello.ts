import { line, mirrored, onSide, outline, type Point, points, SIDES, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, canto, type Pieza, pespunte } from '../pieza.ts'
import { frunces, hoja } from '../pliegues.ts'

/** A collar: what stands behind the neck and what lies over the front. */
export interface Cuello {
  detras: Capa[]
  delante: Capa[]
  /** The neckline of the front below it, from the centre to the neck point. */
  escote: Point[]
}

/** The inside of a collar that stands at the back of the neck. */
export const pieDeCuello = (alto: number, tela: Pieza['tela'] = 'principal'): Pieza => ({
  d: outline(
    mirrored([
      [0, -alto],
      [46, -alto + 4],
      [66, -alto + 12, 'v'],
      [74, 6, 'v'],
      [40, 20],
      [0, 24],
    ]),
  ),
  nivel: 0.35,
  tono: -0.2,
  tela,
  costuras: [pespunte(line([-62, -alto + 17], [0, -alto + 8], [62, -alto + 17]))],
})

/** A collar seen from the back: it folds over the seam of the neck. */
export const cuelloDeEspaldas = (alto: number, caida: number): Pieza => ({
  d: outline(
    mirrored([
      [0, -alto],
      [44, -alto + 3],
      [66, -alto + 12, 'v'],
      [96, caida - 8, 'v'],
      [52, caida + 4],
      [0, caida + 8],
    ]),
  ),
  nivel: 1.7,
  costuras: [pespunte(line([-88, caida - 10], [0, caida + 1], [88, caida - 10]))],
})

function hojaCamisera(side: Side, pico: number, abierto: number): Pieza {
  const front: Point = [3 + abierto * 0.14, 52 + abierto * 0.16, 'v']
  const tip: Point = [58 + pico * 0.2 + abierto * 0.1, 76 + pico * 0.5, 'v']
  const points: Point[] = [front, [32 + abierto * 0.06, 32], [57, 0], [65, -29, 'v'], [86, -8], [101, 24, 'v'], tip]
  const rim: Point[] = [
    [93, 22],
    [tip[0] - 1, tip[1] - 9],
    [front[0] + 5, front[1] + 3],
  ]
  return {
    d: outline(onSide(points, side)),
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
      escote: points('0,18 44,14 74,1!'),
    }
  return { detras: [pieDeCuello(34)], delante: SIDES.map((side) => hojaCamisera(side, pico, abierto)), escote: neck }
}

/** A low stand around the neck. */
export function cuelloMao(p: Patron, abierto: number): Cuello {
  const back: Point[] = points('0,18 44,14 74,1!')
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
      escote: points('0,18 44,14 74,1!'),
    }
  const leaf: Point[] = points('2,62! 40,44 64,12 72,-10! 104,16 112,60 88,104 44,118 12,96')
  return {
    detras: [pieDeCuello(20)],
    delante: SIDES.map((side) => ({ d: outline(onSide(leaf, side)), nivel: 1.6, hilo: 20 * side, costuras: [] })),
    escote: points('0,64 42,44 74,1!'),
  }
}

/** A knitted neck that stands (`alto`) and may turn over. */
export function cuelloAlto(p: Patron, alto: number, vuelto: boolean): Cuello {
  const width = vuelto ? 72 : 68
  const front: Point[] = [
    [0, -alto + 11],
    [width * 0.6, -alto + 8],
    [width, -alto, 'v'],
    [width + 3, -alto * 0.4],
    [84, 8, 'v'],
    [50, 44],
    [0, 56],
  ]
  const back: Point[] = [
    [0, -alto - 9],
    [width * 0.6, -alto - 7],
    [width, -alto, 'v'],
    [width - 4, -alto + 22, 'v'],
    [0, -alto + 34],
  ]
  const low = p.atras ? 20 : 56
  const tube: Piece = {
    d: outline(mirrored(p.atras ? [...back.slice(0, 3), ...front.slice(3, 5), [50, 22], [0, low]] : front)),
    nivel: 1.6,
    tela: 'canale',
    pliegues: vuelto
      ? [hoja([-width, -alto * 0.3], [width, -alto * 0.25], 14, 0.45, 8), hoja([-width, -6], [width, -2], 7, -0.5, 12)]
      : [],
    costuras: vuelto
      ? [canto(line([-width - 2, -alto * 0.18], [0, -alto * 0.18 + 16], [width + 2, -alto * 0.18]))]
      : [],
  }
  const inside: Pieza = { d: outline(mirrored(back)), nivel: 0.4, tela: 'canale', tono: -0.35 }
  return {
    detras: p.atras ? [] : [inside],
    delante: [tube],
    escote: p.atras ? points('0,18 44,14 78,2!') : points('0,52 46,40 80,4!'),
  }
}

type Piece = Pieza

function lazo(p: Patron, y: number, side: Side): Pieza[] {
  const next = plieguesDe(p, `lazo${side}`)
  const lean = 18 + next() * 16
  const long = 200 + next() * 50
  const tail: Point[] = [
    [-6, y + 8, 'v'],
    [12 + lean * 0.4, y + long * 0.45],
    [34 + lean, y + long, 'v'],
    [-12 + lean, y + long + 16, 'v'],
    [-16 + lean * 0.3, y + long * 0.5],
    [-14, y + 16, 'v'],
  ]
  const loop: Point[] = [
    [0, y - 8, 'v'],
    [50, y - 38],
    [98, y - 26],
    [104, y + 8],
    [60, y + 28],
    [0, y + 12, 'v'],
  ]
  const mirror = (points: Point[]) => outline(onSide(points, side))
  const fold = (a: Point, b: Point, w: number, h: number) => hoja([a[0] * side, a[1]], [b[0] * side, b[1]], w, h)
  return [
    {
      d: mirror(tail),
      nivel: 1.5,
      pliegues: [fold([-4, y + 14], [10 + lean, y + long], 9, -0.55), fold([4, y + 20], [24 + lean, y + long], 7, 0.5)],
    },
    {
      d: mirror(loop),
      nivel: 1.9,
      pliegues: [
        fold([4, y], [76, y - 8], 9, -0.7),
        fold([8, y - 8], [70, y - 28], 7, 0.55),
        fold([8, y + 8], [70, y + 14], 6, 0.4),
      ],
    },
  ]
}

/** A band around the neck tied in a bow. */
export function cuelloLazada(p: Patron): Cuello {
  if (p.atras)
    return {
      detras: [],
      delante: [cuelloDeEspaldas(30, 14)],
      escote: points('0,18 44,14 74,1!'),
    }
  const y = 112
  const band: Point[] = [
    [66, -28, 'v'],
    [54, 22],
    [4, y - 14, 'v'],
    [4, y + 12, 'v'],
    [58, 56],
    [82, 4, 'v'],
  ]
  const knot: Point[] = [
    [-15, y - 16],
    [0, y - 20],
    [15, y - 16],
    [18, y + 4],
    [11, y + 20],
    [-11, y + 20],
    [-18, y + 4],
  ]
  const bands = SIDES.map(
    (side): Pieza => ({
      d: outline(onSide(band, side)),
      nivel: 1.4,
      hilo: 30 * side,
      pliegues: [
        hoja([70 * side, -8], [8 * side, y - 2], 7, -0.5, side * 10),
        hoja([64 * side, -14], [6 * side, y - 10], 5, 0.4, side * 10),
      ],
    }),
  )
  return {
    detras: [pieDeCuello(32)],
    delante: [
      ...bands,
      ...lazo(p, y, -1),
      ...lazo(p, y, 1),
      { d: outline(knot), nivel: 2.2, pliegues: [hoja([-8, y - 14], [3, y + 16], 4, -0.6)] },
    ],
    escote: [
      [0, y, 'v'],
      [44, 48],
      [76, 2, 'v'],
    ],
  }
}

/** A gathered frill that stands around the neck. */
export function cuelloVolante(p: Patron): Cuello {
  const next = plieguesDe(p, 'volante')
  if (p.atras) {
    const back = cuelloDeEspaldas(32, 12)
    return {
      detras: [],
      delante: [{ ...back, costuras: [], pliegues: frunces([-74, -12], [74, -12], 40, 10, next, 0.7) }],
      escote: points('0,18 44,14 74,1!'),
    }
  }
  const wave: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    return [78 - 74 * t ** 1.2, -32 + 62 * t ** 1.35 + (i % 2 ? 6 : -3)]
  })
  const base: Point[] = points('4,74! 48,46 77,4!')
  return {
    detras: [pieDeCuello(34)],
    delante: SIDES.map((side) => ({
      d: outline(
        onSide([...wave.map((pt, i): Point => (i === 0 || i === 8 ? [pt[0], pt[1], 'v'] : pt)), ...base], side),
      ),
      nivel: 1.5,
      pliegues: frunces([6 * side, 60], [74 * side, 0], -42, 9, next, 0.75),
    })),
    escote: points('0,74 46,48 76,2!'),
  }
}
