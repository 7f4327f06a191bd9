import { blend, mirrored, onSide, outline, type Point, widthAt } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Costura, pespunte } from '../pieza.ts'
import { cono, hoja, type Pliegue } from '../pliegues.ts'
import type { Azar } from '../seed.ts'

/** Flat half measures of an upper garment, in millimetres from the base of the neck. */
export interface Medidas {
  hombro: number
  caidaHombro: number
  sisa: number
  pecho: number
  talle: number
  cintura: number
  bajo: number
  largo: number
}

/** A size 38. */
export const BASE: Medidas = {
  hombro: 190,
  caidaHombro: 44,
  sisa: 212,
  pecho: 222,
  talle: 385,
  cintura: 184,
  bajo: 222,
  largo: 600,
}

/** Measures of one model: those of its cut, a little longer or wider from seed to seed. */
export function medidasDe(azar: Azar, cambios: Partial<Medidas>): Medidas {
  const m = { ...BASE, ...cambios }
  const wider = azar.between('ancho-de-cuerpo', -6, 8)
  return {
    ...m,
    pecho: m.pecho + wider * 0.5,
    cintura: m.cintura + wider,
    bajo: m.bajo + wider,
    largo: m.largo + azar.between('largo-de-cuerpo', -16, 20),
  }
}

const CUELLO = 72

/** Height of the shoulder line at a distance from the centre. */
export const hombroEn = (m: Medidas, x: number) => ((x - CUELLO) / (m.hombro - CUELLO)) * m.caidaHombro

/** The tip of the shoulder and the underarm, where a sleeve is set. */
export const sisaDe = (m: Medidas): { hombro: Point; axila: Point } => ({
  hombro: [m.hombro, m.caidaHombro, 'v'],
  axila: [m.pecho, m.sisa, 'v'],
})

/** The right side from the underarm to the hem. */
export function costado(m: Medidas): Point[] {
  const under: Point = [blend(m.pecho, m.cintura, 0.5), blend(m.sisa, m.talle, 0.5)]
  if (m.largo < m.talle + 60)
    return [
      [m.pecho, m.sisa, 'v'],
      [widthAtTalle(m, m.largo), m.largo, 'v'],
    ]
  const hip: Point = [blend(m.cintura, m.bajo, 0.62), blend(m.talle, m.largo, 0.48)]
  return [[m.pecho, m.sisa, 'v'], under, [m.cintura, m.talle], hip, [m.bajo, m.largo, 'v']]
}

const widthAtTalle = (m: Medidas, y: number) => blend(m.pecho, m.cintura, (y - m.sisa) / (m.talle - m.sisa))

/** Half the width of the cloth at its hem. */
export const semiBajo = (m: Medidas) => costado(m).at(-1)?.[0] ?? m.bajo

/** The hem from the right to the centre. */
export const bajoRecto = (m: Medidas, curva = 14): Point[] => [
  [m.bajo * 0.5, m.largo + curva * 0.75],
  [0, m.largo + curva],
]

/** A shirt tail: high at the sides. */
export const bajoCamisero = (m: Medidas): Point[] => [
  [m.bajo * 0.74, m.largo + 30],
  [m.bajo * 0.36, m.largo + 58],
  [0, m.largo + 62],
]

/** The armhole under a sleeve; without one it is cut further in. */
export const sisaPuntos = (m: Medidas, conManga: boolean): Point[] =>
  conManga
    ? [[m.hombro + 4, blend(m.caidaHombro, m.sisa, 0.5)]]
    : [
        [m.hombro - 16, blend(m.caidaHombro, m.sisa, 0.45)],
        [m.hombro, blend(m.caidaHombro, m.sisa, 0.76)],
        [blend(m.hombro, m.pecho, 0.56), blend(m.caidaHombro, m.sisa, 0.94)],
      ]

/** The whole front or back below a neckline, given from the centre to the neck point. */
export function cuerpoEntero(m: Medidas, escote: readonly Point[], conManga: boolean, bajo = bajoRecto(m)): string {
  const shoulder: Point = [m.hombro, m.caidaHombro, 'v']
  return outline(mirrored([...escote, shoulder, ...sisaPuntos(m, conManga), ...costado(m), ...bajo]))
}

/** A line of stitches above a hem. */
export function dobladillo(m: Medidas, alto: number, bajo = bajoRecto(m)): Costura {
  const right: Point[] = [[semiBajo(m) - 1, m.largo - alto], ...bajo.map(([x, y]): Point => [x, y - alto])]
  const left = onSide(right.slice(0, -1), -1)
  return pespunte(outline([...left, ...right.toReversed()], false))
}

/** Soft folds of a pressed bodice on its hanger: beside the armholes and, when it is long, from the waist to the hem. */
export function pliegueCuerpo(p: Patron, m: Medidas, hasta = m.largo): Pliegue[] {
  const next = plieguesDe(p, 'cuerpo')
  const side = costado(m)
  const high = 0.3 * p.caida
  const folds: Pliegue[] = []
  for (const s of [1, -1]) {
    const under: Point = [s * (m.pecho - 26), m.sisa + 6]
    folds.push(hoja(under, [s * (m.cintura - 46 - next() * 20), m.talle - 20], 17, -high * 0.75, s * 10))
    folds.push(
      hoja(
        [s * (126 + next() * 16), m.caidaHombro + 60],
        [s * (112 + next() * 20), m.talle - 10],
        30,
        high * 0.75,
        s * -6,
      ),
    )
  }
  if (hasta > m.talle + 60) {
    for (let i = 0; i < 4; i++) {
      const x = (i + 0.5 + (next() - 0.5) * 0.5) / 2 - 1
      const from: Point = [x * m.cintura * 0.82, m.talle + next() * 40]
      const to: Point = [x * widthAt(side, hasta) * 0.88, hasta + 10]
      folds.push(cono(from, to, 20 + next() * 10, (i % 2 ? -1 : 1) * high * (0.6 + next() * 0.3), (next() - 0.5) * 10))
    }
  }
  return folds
}
