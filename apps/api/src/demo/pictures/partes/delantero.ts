import { onSide, outline, type Point, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Capa, canto, costura, type Pieza, pespunte } from '../pieza.ts'
import { hoja, type Pliegue } from '../pliegues.ts'
import { costado, type Medidas, sisaPuntos } from './cuerpo.ts'
import { type CorteSolapa, quiebro, solapaDe } from './solapa.ts'

/** How a tailored front ends below. */
export type Canto = 'redondo' | 'recto'

interface Delantero {
  m: Medidas
  solapa: CorteSolapa
  canto: Canto
}

function contorno({ m, solapa, canto: edge }: Delantero): Point[] {
  const x = -solapa.cruce
  const side = costado(m)
  const hem: Point[] =
    edge === 'redondo'
      ? [
          [m.bajo * 0.5, m.largo + 12],
          [x + 62, m.largo + 14],
          [x + 22, m.largo - 8],
          [x + 6, m.largo - 62],
        ]
      : [
          [m.bajo * 0.5, m.largo + 10],
          [x + 2, m.largo + 14, 'v'],
        ]
  const roll = quiebro(solapa, 1)
  return [
    ...roll.slice(0, 1),
    [76, -6],
    [m.hombro, m.caidaHombro, 'v'],
    ...sisaPuntos(m, true),
    ...side,
    ...hem,
    [x, solapa.corte + 40],
    [x, solapa.corte, 'v'],
    [58, 10],
  ]
}

function caidas(p: Patron, { m, solapa }: Delantero, side: Side): Pliegue[] {
  const next = plieguesDe(p, `delantero${side}`)
  const high = 0.3 * p.caida
  const at = (x: number, y: number): Point => [x * side, y]
  return [
    hoja(at(m.pecho - 16, m.sisa + 16), at(86 + next() * 30, m.talle - 30), 12, -high, side * 6),
    hoja(at(m.pecho - 20, m.sisa + 44), at(80 + next() * 30, m.talle + 4), 12, high * 0.8, side * 6),
    hoja(at(m.hombro - 30, m.caidaHombro + 20), at(130, m.sisa - 6), 14, high * 0.6, side * 6),
    hoja(
      at(40 - solapa.cruce, solapa.corte + 4),
      at(m.cintura - 30, m.talle + 34 + next() * 20),
      8,
      -high * 0.9,
      side * -8,
    ),
    hoja(at(50 - solapa.cruce, solapa.corte + 14), at(m.bajo * 0.55, m.largo - 60), 14, high * 0.6, side * -10),
    hoja(at(m.cintura - 20, m.talle + 6), at(m.bajo * 0.72, m.largo - 10), 15, -high * 0.7, side * 4),
  ]
}

function pinza({ m, solapa }: Delantero, side: Side): Point[] {
  return onSide(
    [
      [112, m.sisa + 50],
      [100, m.talle],
      [112 - solapa.cruce * 0.1, m.talle + 130],
    ],
    side,
  )
}

/** One front of a jacket or a coat with its lapel. */
export function delantero(p: Patron, d: Delantero, side: Side): Pieza[] {
  const nivel = side === -1 ? 1.2 : 1
  const points = contorno(d)
  const x = -d.solapa.cruce
  const rim: Point[] = [
    [x + 7, d.solapa.corte + 24],
    [x + 7, d.m.largo - (d.canto === 'redondo' ? 70 : 0)],
  ]
  const front: Pieza = {
    d: outline(onSide(points, side)),
    nivel,
    pliegues: caidas(p, d, side),
    costuras: [costura(outline(pinza(d, side), false)), pespunte(outline(onSide(rim, side), false))],
  }
  return [front, ...solapaDe(d.solapa, side, nivel)]
}

/** The plain back of a jacket or a coat. */
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
  const left = onSide(half, -1).reverse()
  const next = plieguesDe(p, 'trasera')
  const seams = [
    canto(
      outline(
        [
          [0, 14],
          [2, m.talle],
          [0, m.largo + 12],
        ],
        false,
      ),
    ),
  ]
  for (const s of [1, -1] as const)
    seams.push(
      costura(
        outline(
          onSide(
            [
              [m.hombro - 8, m.sisa - 60],
              [118, m.sisa + 20],
              [104, m.talle],
              [122, m.largo + 8],
            ],
            s,
          ),
          false,
        ),
      ),
    )
  const folds: Pliegue[] = [1, -1].flatMap((s) => [
    hoja([s * (m.pecho - 10), m.sisa + 10], [s * (70 + next() * 30), m.sisa + 80], 12, -0.28 * p.caida),
    hoja([s * (m.cintura - 6), m.talle], [s * 40, m.talle + 20 + next() * 20], 9, -0.34 * p.caida),
    hoja([s * (60 + next() * 30), m.talle + 30], [s * (80 + next() * 40), m.largo], 18, 0.28 * p.caida),
  ])
  if (abertura) folds.push(hoja([4, m.largo - abertura], [8, m.largo + 20], 9, -0.8))
  return { d: outline([...half, ...left.filter(([px]) => px !== 0)]), nivel: 1, pliegues: folds, costuras: seams }
}

/** Puts the under front first: in women's clothes the wearer's right lies on top. */
export const delanteros = (p: Patron, d: Delantero): Capa[] => [...delantero(p, d, 1), ...delantero(p, d, -1)]
