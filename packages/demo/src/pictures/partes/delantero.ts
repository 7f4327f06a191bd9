import { line, lineOn, mirrored, onSide, outline, type Point, SIDES, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { canto, costura, type Pieza, pespunte } from '../pieza.ts'
import { cono, enLado, hoja, type Pliegue } from '../pliegues.ts'
import { costado, type Medidas, sisaPuntos } from './cuerpo.ts'
import { type CorteSolapa, RAIZ, solapaDe } from './solapa.ts'

interface Delantero {
  m: Medidas
  solapa: CorteSolapa
  /** How the front edge ends below. */
  canto: 'redondo' | 'recto'
}

function contorno({ m, solapa, canto: edge }: Delantero): Point[] {
  const x = -solapa.cruce
  const round: Point[] = [
    [x + 62, m.largo + 14],
    [x + 22, m.largo - 8],
    [x + 6, m.largo - 62],
  ]
  return [
    RAIZ,
    [76, -6],
    [m.hombro, m.caidaHombro, 'v'],
    ...sisaPuntos(m, true),
    ...costado(m),
    [m.bajo * 0.5, m.largo + 12],
    ...(edge === 'redondo' ? round : [[x + 2, m.largo + 14, 'v'] as Point]),
    [x, solapa.corte + 40],
    [x, solapa.corte, 'v'],
    [58, 10],
  ]
}

function caidas(p: Patron, { m, solapa }: Delantero, side: Side): Pliegue[] {
  const next = plieguesDe(p, `delantero${side}`)
  const high = 0.3 * p.caida
  const front = -solapa.cruce
  const folds = [
    hoja([m.pecho - 28, m.sisa + 10], [m.cintura - 44 - next() * 14, m.talle - 10], 17, -high * 0.8, 10),
    hoja([138 + next() * 10, m.caidaHombro + 60], [122, m.talle - 20], 28, high * 0.7, -6),
    cono([front + 60, m.talle + 20], [m.bajo * 0.42 + next() * 20, m.largo], 24, high * 0.6, -6),
    cono([m.cintura - 34, m.talle + 20], [m.bajo * 0.74, m.largo], 22, -high * 0.6, 4),
  ]
  return folds.map((fold) => enLado(fold, side))
}

/** One front of a jacket or a coat with its lapel. */
function delantero(p: Patron, d: Delantero, side: Side): Pieza[] {
  const { m, solapa } = d
  const nivel = side === -1 ? 1.2 : 1
  const edge = 7 - solapa.cruce
  const front: Pieza = {
    d: outline(onSide(contorno(d), side)),
    nivel,
    pliegues: caidas(p, d, side),
    costuras: [
      costura(lineOn(side, [112, m.sisa + 50], [100, m.talle], [110, m.talle + 130])),
      pespunte(lineOn(side, [edge, solapa.corte + 24], [edge, m.largo - (d.canto === 'redondo' ? 70 : 0)])),
    ],
  }
  return [front, ...solapaDe(solapa, side, nivel)]
}

/** Both fronts; in women's clothes the wearer's right lies on top. */
export const delanteros = (p: Patron, d: Delantero): Pieza[] => [...delantero(p, d, 1), ...delantero(p, d, -1)]

/** The plain back of a jacket or a coat, with a vent of the given height. */
export function trasera(p: Patron, m: Medidas, abertura: number): Pieza {
  const half: Point[] = [
    [0, 14],
    [44, 10],
    [76, -2, 'v'],
    [m.hombro, m.caidaHombro, 'v'],
    ...sisaPuntos(m, true),
    ...costado(m),
    [m.bajo * 0.5, m.largo + 10],
    [0, m.largo + 12],
  ]
  const next = plieguesDe(p, 'trasera')
  const high = 0.28 * p.caida
  const folds = SIDES.flatMap((s) => [
    hoja([s * (m.pecho - 26), m.sisa + 6], [s * (m.cintura - 50), m.talle - 20], 18, -high * 0.8, s * 10),
    hoja([s * (60 + next() * 30), m.talle + 30], [s * (80 + next() * 40), m.largo], 24, high * 0.8),
  ])
  const panels = SIDES.map((side) =>
    costura(lineOn(side, [m.hombro - 8, m.sisa - 60], [118, m.sisa + 20], [104, m.talle], [122, m.largo + 8])),
  )
  return {
    d: outline(mirrored(half)),
    nivel: 1,
    pliegues: [...folds, hoja([4, m.largo - abertura], [8, m.largo + 20], 9, -0.8)],
    costuras: [canto(line([0, 14], [2, m.talle], [0, m.largo + 12])), ...panels],
  }
}
