import { blend, lineOn, mirrored, onSide, outline, type Point, points, SIDES, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, type Pieza, pespunte } from '../pieza.ts'
import { hoja, type Pliegue } from '../pliegues.ts'
import type { Corpino, CorteCorpino } from './corte.ts'
import { hombroEn, pliegueCuerpo } from './cuerpo.ts'
import { perchaHombros } from './percha.ts'

interface Tirante {
  desde: Point
  hasta: Point
  ancho: number
  nivel: number
  tono?: number
}

function tirantes({ desde, hasta, ancho, nivel, tono = 0 }: Tirante): Pieza[] {
  const half = ancho / 2
  const strap = points(
    `${desde[0] - half},${desde[1]}! ${hasta[0] - half},${hasta[1]}! ${hasta[0] + half},${hasta[1] + 2}! ${desde[0] + half},${desde[1]}!`,
  )
  return SIDES.map((side) => ({ d: outline(onSide(strap, side)), nivel, tono, tela: 'lisa' }))
}

function copas(p: Patron, { m }: CorteCorpino, x: number, top: number): Pliegue[] {
  const next = plieguesDe(p, 'copa')
  return SIDES.flatMap((s) => [
    hoja([s * x, top - 10], [s * (90 + next() * 20), m.sisa + 60], 22, 0.3 * p.caida, s * 8),
    hoja([s * (m.pecho - 20), m.sisa + 20], [s * 60, m.sisa + 40 + next() * 20], 9, -0.3 * p.caida),
  ])
}

const bordeDelantero = ({ m }: CorteCorpino, x: number, top: number, hondo: number): Point[] => [
  [0, top + hondo, 'v'],
  [x * 0.55, top + 4],
  [x, top - 22, 'v'],
  [blend(x, m.pecho, 0.5) + 6, blend(top, m.sisa, 0.62)],
]

const bordeTrasero = ({ m }: CorteCorpino, x: number, top: number): Point[] => [
  [0, top + 10],
  [x, top - 4],
  [m.pecho - 30, m.sisa - 12],
]

// What is seen of the other side above the edge: the inside of the cloth.
function reves(edge: Point[], { m }: CorteCorpino): Pieza {
  const right: Point[] = [...edge, [m.pecho - 8, m.sisa, 'v'], [m.pecho - 30, m.sisa + 90, 'v'], [0, m.sisa + 90, 'v']]
  return { d: outline(mirrored(right)), nivel: 0.3, tono: -0.32, tela: 'lisa' }
}

const vivo = (edge: Point[], side: Side) =>
  pespunte(lineOn(side, ...edge.slice(0, 3).map(([x, y, k]): Point => [x, y + 7, k])))

function tela(p: Patron, c: CorteCorpino, edge: Point[], cups: Pliegue[]): Pieza {
  return {
    d: outline(mirrored([...edge, ...c.contorno])),
    nivel: 1,
    pliegues: [...pliegueCuerpo(p, c.m), ...cups],
    costuras: SIDES.map((side) => vivo(edge, side)),
  }
}

/** A bodice that hangs from two straps. */
export function conTirantes(p: Patron, c: CorteCorpino): Corpino {
  const ancho = p.azar.pick('tirante', [9, 14, 34])
  const hasta: Point = [92, hombroEn(c.m, 92) - 2]
  const front = bordeDelantero(c, 104, 138, 26)
  const back = bordeTrasero(c, 104, 168)
  const near = p.atras ? 166 : 120
  const behind: Capa[] = [
    reves(p.atras ? front : back, c),
    ...tirantes({ desde: [104, 198], hasta, ancho, nivel: 0.2, tono: -0.3 }),
  ]
  return {
    detras: [...(p.atras ? [] : behind), ...perchaHombros()],
    tela: [p.atras ? tela(p, c, back, []) : tela(p, c, front, copas(p, c, 104, 138))],
    mangas: [],
    remate: tirantes({ desde: [104 - ancho * 0.2, near], hasta, ancho, nivel: 1.1 }),
  }
}

/** A bodice tied at the neck, with a bare back. */
export function halter(p: Patron, c: CorteCorpino): Corpino {
  const front = bordeDelantero(c, 46, 96, 6)
  const back = bordeTrasero(c, 104, 230)
  const strap: Tirante = {
    desde: [40, 80],
    hasta: [26, -16],
    ancho: 30,
    nivel: p.atras ? 0.4 : 1.1,
    tono: p.atras ? -0.22 : 0,
  }
  if (p.atras) {
    const behind = [...perchaHombros(), ...tirantes(strap), reves(front, c)]
    return { detras: behind, tela: [tela(p, c, back, [])], mangas: [], remate: [] }
  }
  return {
    detras: [reves(back, c), ...perchaHombros()],
    tela: [tela(p, c, front, copas(p, c, 46, 96))],
    mangas: [],
    remate: tirantes(strap),
  }
}
