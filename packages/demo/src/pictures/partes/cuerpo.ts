import { blend, mirrored, onSide, outline, type Point, widthAt } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Costura, pespunte } from '../pieza.ts'
import { arrugas, cono, hoja, type Pliegue, tirantez } from '../pliegues.ts'
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

/** Soft folds of a hanging bodice: from the shoulders, the underarms and, when loose, down to the hem. */
export function pliegueCuerpo(p: Patron, m: Medidas, hasta = m.largo): Pliegue[] {
  const next = plieguesDe(p, 'cuerpo')
  const side = costado(m)
  const high = 0.34 * p.caida
  const folds: Pliegue[] = []
  for (const s of [1, -1]) {
    const under: Point = [s * (m.pecho - 14), m.sisa + 12]
    const ends: Point[] = [
      [s * (90 + next() * 60), m.sisa + 30 + next() * 80],
      [s * (60 + next() * 70), m.talle - 60 + next() * 100],
    ]
    folds.push(...tirantez(under, ends, 9 + next() * 6, high * (0.5 + next() * 0.35)))
    folds.push(
      hoja([s * (m.hombro - 26), m.caidaHombro + 16], [s * (100 + next() * 30), m.sisa - 10], 12, high * 0.7, s * 8),
    )
    folds.push(
      hoja([s * (120 + next() * 20), m.sisa - 40], [s * (112 + next() * 30), m.talle - 10], 20, high * 0.7, s * -6),
    )
    if (m.cintura < m.pecho - 22) folds.push(...quiebros(s, m, p, next))
  }
  if (hasta > m.talle + 60) {
    for (let i = 0; i < 6; i++) {
      const x = (i + 0.5 + (next() - 0.5) * 0.7) / 3 - 1
      const from: Point = [x * m.cintura * 0.82, m.talle + next() * 50]
      const to: Point = [x * widthAt(side, hasta) * 0.9, hasta + 10]
      folds.push(cono(from, to, 13 + next() * 9, (i % 2 ? -1 : 1) * high * (0.7 + next() * 0.4), (next() - 0.5) * 14))
    }
  }
  const middle = (m.sisa + hasta) / 2
  return [...folds, ...arrugas([-20, middle], [m.cintura * 0.8, (hasta - m.sisa) * 0.45], p.arruga, next)]
}

// Cloth that narrows at the waist breaks into short folds from the side seam.
function quiebros(s: number, m: Medidas, p: Patron, next: () => number): Pliegue[] {
  return [-26, 2, 30].map((dy, i) => {
    const from: Point = [s * (m.cintura + 2), m.talle + dy]
    const to: Point = [s * (m.cintura - 60 - next() * 50), m.talle + dy + (i - 1) * 14 + next() * 10]
    return hoja(from, to, 5 + next() * 3, (i % 2 ? 0.34 : -0.4) * p.caida)
  })
}
