import { line, mirrored, onSide, outline, type Point, points, SIDES, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { canto, type Pieza } from '../pieza.ts'
import { frunces, hoja } from '../pliegues.ts'
import { type Cuello, cuelloDeEspaldas, ESPALDA, pieDeCuello } from './cuello.ts'

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
  const tube: Pieza = {
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
  const loop = points(`0,${y - 8}! 50,${y - 38} 98,${y - 26} 104,${y + 8} 60,${y + 28} 0,${y + 12}!`)
  const mirror = (shape: Point[]) => outline(onSide(shape, side))
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
  if (p.atras) return { detras: [], delante: [cuelloDeEspaldas(30, 14)], escote: ESPALDA }
  const y = 112
  const band = points(`66,-28! 54,22 4,${y - 14}! 4,${y + 12}! 58,56 82,4!`)
  const knot = points(`-15,${y - 16} 0,${y - 20} 15,${y - 16} 18,${y + 4} 11,${y + 20} -11,${y + 20} -18,${y + 4}`)
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
    escote: points(`0,${y}! 44,48 76,2!`),
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
      escote: ESPALDA,
    }
  }
  const wave: Point[] = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    return [78 - 74 * t ** 1.2, -27 + 57 * t ** 1.35 + (i % 2 ? 6 : -3)]
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
