import { blend, line, mirrored, outline, type Point, SIDES, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, canto, type Pieza, pespunte } from '../pieza.ts'
import { hoja, type Pliegue } from '../pliegues.ts'
import { hombroEn, type Medidas, pliegueCuerpo, sisaDe, sisaPuntos } from './cuerpo.ts'
import { type Escote, escoteDe, escoteEspalda, interior, ribete, type TipoEscote } from './escote.ts'
import { type CorteManga, manga } from './manga.ts'
import { etiqueta, perchaHombros } from './percha.ts'

/** The upper half of a garment in painter's order: behind, the cloth, and what is sewn on it. */
export interface Corpino {
  detras: Capa[]
  tela: Pieza[]
  mangas: Capa[]
  remate: Capa[]
}

export interface CorteCorpino {
  m: Medidas
  escote: TipoEscote | 'tirantes' | 'halter' | 'cruzado'
  manga: CorteManga | undefined
  /** Side and hem of the cloth, from the underarm to the centre bottom. */
  contorno: Point[]
  espalda: number
}

const mangasDe = (p: Patron, m: Medidas, corte: CorteManga | undefined): Capa[] =>
  corte ? SIDES.flatMap((side) => manga(p, corte, sisaDe(m).hombro, sisaDe(m).axila, side)) : []

const trasero = (m: Medidas, escote: Escote): Capa[] => [
  interior(m, escote),
  etiqueta(hombroEn(m, escote.ancho) + 21),
  ...perchaHombros(m.hombro - 14, m.caidaHombro),
]

function cerrado(p: Patron, c: CorteCorpino, escote: Escote): Corpino {
  const { m } = c
  const points: Point[] = [
    ...escote.puntos,
    [m.hombro, m.caidaHombro, 'v'],
    ...sisaPuntos(m, Boolean(c.manga)),
    ...c.contorno,
  ]
  const cloth: Pieza = { d: outline(mirrored(points)), nivel: 1, pliegues: pliegueCuerpo(p, m), costuras: [] }
  const remate: Capa[] = [ribete(escote, 11)]
  if (!c.manga) cloth.costuras?.push(...SIDES.map((side) => pespunte(outline(vivoSisa(m, side), false))))
  return {
    detras: p.atras ? perchaHombros(m.hombro - 14, m.caidaHombro) : trasero(m, escote),
    tela: [cloth],
    mangas: mangasDe(p, m, c.manga),
    remate,
  }
}

const vivoSisa = (m: Medidas, side: Side): Point[] =>
  [
    [m.hombro - 9, m.caidaHombro - 3] as Point,
    ...sisaPuntos(m, false).map(([x, y]): Point => [x - 8, y]),
    [m.pecho - 10, m.sisa + 4] as Point,
  ].map(([x, y]) => [x * side, y])

function tirante(desde: Point, hasta: Point, ancho: number, side: Side, nivel: number, tono = 0): Pieza {
  const half = ancho / 2
  const points: Point[] = [
    [desde[0] - half, desde[1], 'v'],
    [hasta[0] - half, hasta[1], 'v'],
    [hasta[0] + half, hasta[1] + 2, 'v'],
    [desde[0] + half, desde[1], 'v'],
  ]
  return { d: outline(points.map(([x, y, k]) => [x * side, y, k])), nivel, tono, tela: 'lisa' }
}

function sinHombros(p: Patron, c: CorteCorpino): Corpino {
  const { m } = c
  const halter = c.escote === 'halter'
  const top = p.atras ? (halter ? 230 : 168) : halter ? 96 : 138
  const x = halter && !p.atras ? 46 : 104
  const edge: Point[] = p.atras
    ? [[0, top + 10], [x, top - 4], [m.pecho - 30, m.sisa - 12], ...c.contorno]
    : [
        [0, top + (halter ? 6 : 26), 'v'],
        [x * 0.55, top + 4],
        [x, top - 22, 'v'],
        [blend(x, m.pecho, 0.5) + 6, blend(top, m.sisa, 0.62)],
        ...c.contorno,
      ]
  const thin = halter ? 30 : p.azar.pick('tirante', [9, 14, 34])
  const fold = plieguesDe(p, 'copa')
  const cups: Pliegue[] = p.atras
    ? []
    : [1, -1].flatMap((s) => [
        hoja([s * x, top - 10], [s * (90 + fold() * 20), m.sisa + 60], 22, 0.3 * p.caida, s * 8),
        hoja([s * (m.pecho - 20), m.sisa + 20], [s * 60, m.sisa + 40 + fold() * 20], 9, -0.34 * p.caida),
      ])
  const cloth: Pieza = {
    d: outline(mirrored(edge)),
    nivel: 1,
    pliegues: [...pliegueCuerpo(p, m), ...cups],
    costuras: [
      pespunte(
        outline(
          edge.slice(0, 3).map(([px, py, k]) => [px, py + 7, k]),
          false,
        ),
      ),
    ],
  }
  const anchor: Point = halter ? [26, -16] : [92, hombroEn(m, 92) - 2]
  const straps = SIDES.map((side) =>
    tirante([p.atras && halter ? x : x - thin * 0.2, top - (p.atras ? 2 : 18)], anchor, thin, side, 1.1),
  )
  const behind: Capa[] = [
    ...(p.atras ? [] : SIDES.map((side) => tirante([x, top + 60], anchor, thin, side, 0.2, -0.3))),
    ...perchaHombros(172),
  ]
  return {
    detras: [...(p.atras ? [] : [dorso(c, top)]), ...behind],
    tela: [cloth],
    mangas: [],
    remate: p.atras && halter ? [] : straps,
  }
}

// The inside of a low back, a little under the front edge.
function dorso({ m }: CorteCorpino, top: number): Pieza {
  const right: Point[] = [
    [0, top + 8],
    [m.pecho * 0.6, m.sisa - 26],
    [m.pecho - 8, m.sisa - 2, 'v'],
    [m.pecho - 30, m.sisa + 90, 'v'],
    [0, m.sisa + 90, 'v'],
  ]
  return { d: outline(mirrored(right)), nivel: 0.3, tono: -0.32, tela: 'lisa' }
}

function panel(p: Patron, c: CorteCorpino, side: Side, nivel: number): Pieza {
  const { m } = c
  const hem = c.contorno.at(-1)?.[1] ?? m.talle
  const y = hombroEn(m, 82)
  const points: Point[] = [
    [82, y, 'v'],
    [m.hombro, m.caidaHombro, 'v'],
    ...sisaPuntos(m, Boolean(c.manga)),
    ...c.contorno.filter(([x]) => x !== 0),
    [-m.cintura * 0.62, hem, 'v'],
    [-m.cintura * 0.3, blend(m.sisa, m.talle, 0.52)],
    [34, m.sisa - 66],
  ]
  const next = plieguesDe(p, `panel${side}`)
  const knot: Point = [-m.cintura * 0.6 * side, m.talle - 6]
  const pulls: Pliegue[] = [0, 1, 2, 3].map((i) =>
    hoja(
      [side * (150 - i * 30 + next() * 16), m.sisa - 30 + i * 44],
      knot,
      10 + next() * 4,
      (i % 2 ? -0.4 : 0.36) * p.caida,
      side * 8,
    ),
  )
  const edge = [points.at(-3), points.at(-2), points.at(-1), points[0]].flatMap((point) =>
    point ? [[point[0] * side, point[1]] as Point] : [],
  )
  return {
    d: outline(points.map(([px, py, kind]) => [px * side, py, kind])),
    nivel,
    pliegues: [...pliegueCuerpo(p, m), ...pulls],
    costuras: [canto(outline(edge, false))],
  }
}

function cruzado(p: Patron, c: CorteCorpino): Corpino {
  const { m } = c
  const opening = escoteDe(m, 'pico', 110)
  return {
    detras: trasero(m, { ...opening, ancho: 82 }),
    tela: [panel(p, c, 1, 1), panel(p, c, -1, 1.3)],
    mangas: mangasDe(p, m, c.manga),
    remate: [],
  }
}

/** Cuts the upper half of a dress, a top or a jumpsuit. */
export function corpino(p: Patron, c: CorteCorpino): Corpino {
  if (c.escote === 'tirantes' || c.escote === 'halter') return sinHombros(p, c)
  if (p.atras) {
    const width = c.escote === 'barco' ? 132 : c.escote === 'cuadrado' ? 96 : 84
    return conCremallera(p, c, cerrado(p, c, escoteEspalda(c.m, width, c.espalda)))
  }
  if (c.escote === 'cruzado') return cruzado(p, c)
  return cerrado(p, c, escoteDe(c.m, c.escote))
}

// A zip needs a seam down the middle of the back.
function conCremallera(p: Patron, c: CorteCorpino, made: Corpino): Corpino {
  if (c.espalda > 50 || p.tejido === 'punto') return made
  const hem = c.contorno.at(-1)?.[1] ?? c.m.talle
  const [cloth] = made.tela
  cloth?.costuras?.push(canto(line([0, c.espalda + 8], [0.5, hem])))
  return made
}
