import { between, num, type Point, type Side } from './outline.ts'

/** A swelling (above zero) or a hollow (below zero) of the cloth along a line. */
export interface Pliegue {
  desde: Point
  hasta: Point
  /** Half widths at the start, the middle and the end. */
  anchos: readonly [number, number, number]
  /** How far the middle leaves the straight line. */
  comba: number
  altura: number
  /** It deepens as it goes, instead of starting at its full depth. */
  creciente?: boolean
}

const SHELLS = [
  { share: 1, late: 0 },
  { share: 0.62, late: 0.2 },
  { share: 0.28, late: 0.42 },
]

function shell(pliegue: Pliegue, share: number, late: number): string {
  const { hasta, anchos, comba } = pliegue
  const desde = pliegue.creciente ? between(pliegue.desde, hasta, late) : pliegue.desde
  const length = Math.hypot(hasta[0] - desde[0], hasta[1] - desde[1]) || 1
  const nx = -(hasta[1] - desde[1]) / length
  const ny = (hasta[0] - desde[0]) / length
  const [start, middle, end] = [anchos[0] * share, anchos[1] * share, anchos[2] * share]
  const centre = between(desde, hasta, 0.5)
  const at = (p: Point, reach: number) => `${num(p[0] + nx * reach)} ${num(p[1] + ny * reach)}`
  const bow = comba * 2
  const belly = middle * 2 - (start + end) / 2
  const there = `M${at(desde, start)}Q${at(centre, bow + belly)} ${at(hasta, end)}`
  return `${there}L${at(hasta, -end)}Q${at(centre, bow - belly)} ${at(desde, -start)}Z`
}

/** Nested shapes of a fold: blurred together they turn as softly as cloth. */
export const formas = (pliegue: Pliegue): string[] => SHELLS.map(({ share, late }) => shell(pliegue, share, late))

/** The fold on the given side of the centre line. */
export const enLado = (fold: Pliegue, side: Side): Pliegue =>
  side === 1
    ? fold
    : {
        ...fold,
        desde: [-fold.desde[0], fold.desde[1]],
        hasta: [-fold.hasta[0], fold.hasta[1]],
        comba: -fold.comba,
      }

/** A fold pointed at both ends. */
export const hoja = (desde: Point, hasta: Point, ancho: number, altura: number, comba = 0): Pliegue => ({
  desde,
  hasta,
  anchos: [0, ancho, 0],
  comba,
  altura,
})

/** A fold that opens as it falls. */
export const cono = (desde: Point, hasta: Point, ancho: number, altura: number, comba = 0): Pliegue => ({
  desde,
  hasta,
  anchos: [0, ancho * 0.55, ancho],
  comba,
  altura,
  creciente: true,
})

/** Short gathers below (or, with a negative length, above) a line between two points. */
export function frunces(a: Point, b: Point, largo: number, cada: number, next: () => number, altura = 0.5): Pliegue[] {
  const count = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / cada))
  return Array.from({ length: count }, (_, i) => {
    const top = between(a, b, (i + 0.2 + next() * 0.6) / count)
    const reach = largo * (0.45 + next() * 0.75)
    const end: Point = [top[0] + (next() - 0.5) * cada * 1.4, top[1] + reach]
    return hoja(top, end, cada * (0.22 + next() * 0.16), (next() < 0.6 ? -altura : altura) * (0.9 + next() * 0.5))
  })
}

/** Folds that fall from a line at the top to a line at the bottom, ridge and hollow in turn. */
export function caida(
  arriba: (t: number) => Point,
  abajo: (t: number) => Point,
  cuantos: number,
  next: () => number,
  altura = 0.5,
): Pliegue[] {
  const folds: Pliegue[] = []
  for (let i = 0; i < cuantos; i++) {
    const t = (i + 0.5 + (next() - 0.5) * 0.5) / cuantos
    const from = arriba(t)
    const to = abajo(t)
    const room = Math.abs(abajo(1)[0] - abajo(0)[0]) / cuantos
    const start = between(from, to, next() * 0.22)
    const lean = (t - 0.5) * room * 0.5
    folds.push(cono(start, to, room * (0.2 + next() * 0.12), altura * (0.65 + next() * 0.35), lean))
    const side = next() < 0.5 ? -1 : 1
    const hollowTo = between(to, abajo(t + (side * 0.5) / cuantos), 0.9)
    folds.push(cono(between(from, to, next() * 0.3), hollowTo, room * (0.16 + next() * 0.1), -altura * 0.8, lean))
  }
  return folds
}
