import { between, blend, lineOn, outline, type Point, SIDES } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Costura, canto, costura, type Pieza, pespunte } from '../pieza.ts'
import { caida, cono, frunces, type Pliegue } from '../pliegues.ts'

/** The ways a skirt takes its width. */
export type TipoFaldon = 'evase' | 'fruncido' | 'capa' | 'plisado' | 'tablas' | 'tubo' | 'volantes' | 'sesgo'

/** The skirt of a skirt or a dress: half widths at the waist and at the hem. */
export interface CorteFaldon {
  tipo: TipoFaldon
  arriba: number
  abajo: number
  cintura: number
  bajo: number
}

interface Lienzo {
  top: (t: number) => Point
  hem: (t: number) => Point
  d: string
}

// `t` goes from the left side (0) to the right side (1).
function lienzo(c: CorteFaldon, ola: (t: number) => number, pasos: number): Lienzo {
  const sag = 10 + (c.bajo - c.cintura) * 0.12
  const top = (t: number): Point => [blend(-c.cintura, c.cintura, t), c.arriba + 8 * (1 - (2 * t - 1) ** 2)]
  const hem = (t: number): Point => [blend(-c.bajo, c.bajo, t), c.abajo + sag * (1 - (2 * t - 1) ** 2) + ola(t)]
  const side = (s: number): Point[] => lado(c).map(([x, y]) => [x * s, y])
  const bottom = Array.from({ length: pasos - 1 }, (_, i) => hem(1 - (i + 1) / pasos))
  const corner = (p: Point): Point => [p[0], p[1], 'v']
  const points = [
    corner(top(0)),
    top(0.5),
    corner(top(1)),
    ...side(1),
    corner(hem(1)),
    ...bottom,
    corner(hem(0)),
    ...side(-1).reverse(),
  ]
  return { top, hem, d: outline(points) }
}

// The side line: over the hip first, then to the hem.
function lado(c: CorteFaldon): Point[] {
  const at = (t: number, out: number): Point => [blend(c.cintura, c.bajo, t) + out, blend(c.arriba, c.abajo, t)]
  if (c.tipo === 'tubo' || c.tipo === 'sesgo') {
    const wide = c.tipo === 'tubo' ? Math.max(c.bajo, 222) : 222
    const down = (mm: number) => c.arriba + Math.min(mm, (c.abajo - c.arriba) * (mm / 420))
    return [
      [blend(c.cintura, wide, 0.5), down(62)],
      [blend(c.cintura, wide, 0.86), down(128)],
      [wide, down(210)],
      [blend(wide, c.bajo, 0.45), blend(down(210), c.abajo, 0.5)],
    ]
  }
  return [at(0.2, c.tipo === 'capa' ? 4 : 9), at(0.6, c.tipo === 'capa' ? -8 : 0)]
}

function dobladillo({ hem }: Lienzo, alto: number): Costura {
  const rim = Array.from({ length: 13 }, (_, i): Point => [hem(i / 12)[0] * 0.992, hem(i / 12)[1] - alto])
  return pespunte(outline(rim, false))
}

// How many folds reach the hem, and how far it swings, in millimetres.
const RECTO = { count: 6, swing: 3 }
const VUELOS: Partial<Record<TipoFaldon, typeof RECTO>> = {
  fruncido: { count: 9, swing: 5 },
  capa: { count: 9, swing: 11 },
}

function conVuelo(p: Patron, c: CorteFaldon, next: () => number): Pieza {
  const { count, swing } = VUELOS[c.tipo] ?? RECTO
  const phase = next() * 0.5
  const ola = (t: number) =>
    swing * Math.cos(Math.PI * 2 * (t * count * 0.5 + phase)) * (0.6 + 0.4 * Math.sin(t * 9 + phase * 7))
  const cloth = lienzo(c, ola, count * 3)
  const folds = caida(cloth.top, cloth.hem, count, next, 0.66 * p.caida * (c.tipo === 'evase' ? 0.85 : 1))
  if (c.tipo === 'fruncido') {
    folds.push(...frunces(cloth.top(0.02), cloth.top(0.98), 90, 12, next, 0.6))
    folds.push(...caida(cloth.top, cloth.hem, 16, next, 0.26 * p.caida))
  }
  return { d: cloth.d, nivel: 1, pliegues: folds, costuras: [dobladillo(cloth, 16)] }
}

// Each pleat climbs in three steps and drops at once: a knife edge once it is softened.
function tabla(cloth: Lienzo, a: number, b: number, altura: number): Pliegue[] {
  return [0.35, 0.6, 0.84].map((share): Pliegue => {
    const t = blend(a, b, share)
    const top = cloth.top(t)
    const hem = cloth.hem(t)
    const wide = (Math.abs(cloth.hem(b)[0] - cloth.hem(a)[0]) * (1 - share)) / 1.15
    const narrow = (Math.abs(cloth.top(b)[0] - cloth.top(a)[0]) * (1 - share)) / 1.15
    return { desde: top, hasta: [hem[0], hem[1] + 6], anchos: [narrow, (narrow + wide) / 2, wide], comba: 0, altura }
  })
}

function conTablas(p: Patron, c: CorteFaldon, next: () => number): Pieza {
  const count = c.tipo === 'plisado' ? 19 : 7
  const step = c.tipo === 'plisado' ? 3.5 : 6
  const cloth = lienzo(c, (t) => step * (((t * count) % 1) - 0.5), count * 2)
  const folds: Pliegue[] = []
  const edges: Pieza['costuras'] = []
  for (let i = 0; i < count; i++) {
    folds.push(...tabla(cloth, i / count, (i + 1) / count, c.tipo === 'plisado' ? 0.42 : 0.34))
    if (!i) continue
    const t = i / count
    const sway = (next() - 0.5) * 4
    const middle = between(cloth.top(t), cloth.hem(t), 0.5)
    edges.push(canto(outline([cloth.top(t), [middle[0] + sway, middle[1]], cloth.hem(t)], false)))
    folds.push(cono(cloth.top(t), cloth.hem(t), c.tipo === 'plisado' ? 5 : 9, -0.55))
  }
  folds.push(...caida(cloth.top, cloth.hem, 4, next, 0.26 * p.caida))
  return { d: cloth.d, nivel: 1, pliegues: folds, costuras: [...edges, dobladillo(cloth, 14)] }
}

function ajustado(p: Patron, c: CorteFaldon, next: () => number): Pieza {
  const cloth = lienzo(c, () => 0, 6)
  const high = 0.27 * p.caida
  const hip = c.arriba + 170
  const folds: Pliegue[] = []
  for (const s of [1, -1]) {
    folds.push(cono([s * (110 + next() * 40), hip + 60], [s * (120 + next() * 50), c.abajo], 20, high * 0.8))
    folds.push(cono([s * (40 + next() * 40), hip + 120], [s * (50 + next() * 30), c.abajo], 16, -high * 0.7))
  }
  if (c.tipo === 'sesgo') folds.push(...caida((t) => [blend(-200, 200, t), hip + 40], cloth.hem, 6, next, high))
  const darts = SIDES.map((side) => costura(lineOn(side, [84, c.arriba + 6], [88, c.arriba + 96])))
  return {
    d: cloth.d,
    nivel: 1,
    pliegues: folds,
    costuras: [...(c.tipo === 'tubo' ? darts : []), dobladillo(cloth, 18)],
  }
}

// Tiers are laid from the lowest up, each over the gathers of the next.
function conVolantes(p: Patron, c: CorteFaldon, next: () => number): Pieza[] {
  const tiers = c.abajo - c.arriba > 520 ? 3 : 2
  const pieces: Pieza[] = []
  for (let i = tiers - 1; i >= 0; i--) {
    const from = blend(c.arriba, c.abajo, i / tiers)
    const to = blend(c.arriba, c.abajo, (i + 1) / tiers)
    const wide = (t: number) => blend(c.cintura, c.bajo, t ** 0.8)
    const tier: CorteFaldon = {
      tipo: 'fruncido',
      arriba: from - (i ? 6 : 0),
      abajo: to,
      cintura: i ? wide(i / tiers) - 12 : c.cintura,
      bajo: wide((i + 1) / tiers),
    }
    pieces.push({ ...conVuelo(p, tier, next), nivel: 1 + (tiers - i) * 0.18 })
  }
  return pieces
}

/** The pieces of a skirt, from the waist to the hem. */
export function faldon(p: Patron, c: CorteFaldon): Pieza[] {
  const next = plieguesDe(p, 'faldon')
  if (c.tipo === 'volantes') return conVolantes(p, c, next)
  if (c.tipo === 'plisado' || c.tipo === 'tablas') return [conTablas(p, c, next)]
  if (c.tipo === 'tubo' || c.tipo === 'sesgo') return [ajustado(p, c, next)]
  return [conVuelo(p, c, next)]
}
