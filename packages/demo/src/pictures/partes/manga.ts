import { blend, onSide, outline, type Point, SIDES, type Side } from '../outline.ts'
import type { Patron } from '../patron.ts'
import { plieguesDe } from '../patron.ts'
import { type Adorno, type Capa, type Costura, costura, type Pieza, pespunte } from '../pieza.ts'
import { cono, enLado, frunces, hoja, type Pliegue } from '../pliegues.ts'
import { boton } from './botones.ts'
import { type Medidas, sisaDe } from './cuerpo.ts'

/** The cut of a sleeve, in millimetres. */
export interface CorteManga {
  /** Length of the seam from the underarm down. */
  largo: number
  biceps: number
  boca: number
  /** How much the sleeve head stands up in gathers. */
  farol?: number
  /** Extra width of a sleeve that balloons before the cuff. */
  globo?: number
  /** Depth of a flared hem. */
  campana?: number
  puno?: { alto: number; tela?: Pieza['tela'] }
  /** Degrees away from the vertical. */
  caida?: number
  /** Buttons at the cuff. */
  botones?: number
  /** A tailored head that stays close to the shoulder. */
  sastre?: boolean
}

interface Eje {
  point: (along: number, across: number) => Point
  turn: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const CODO = 200

// The arm hangs from the underarm, outwards to the elbow and then straighter.
function eje(axila: Point, degrees: number): Eje {
  const upper = radians(degrees)
  const fore = radians(degrees * 0.4)
  return {
    turn: degrees,
    point: (along, across) => {
      const first = Math.min(along, CODO)
      const rest = Math.max(0, along - CODO)
      const angle = along > CODO ? fore : upper
      const x = axila[0] + Math.sin(upper) * first + Math.sin(fore) * rest
      const y = axila[1] + Math.cos(upper) * first + Math.cos(fore) * rest
      return [x + Math.cos(angle) * across, y - Math.sin(angle) * across]
    },
  }
}

function widths(c: CorteManga): (t: number) => number {
  const globo = c.globo ?? 0
  const swell = (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.06)) * (0.35 + t * 0.75)
  return (t) => blend(c.biceps, c.boca, t) + globo * swell(t)
}

const inset = (c: CorteManga, width: number) => (c.biceps - width) * 0.42

function cabeza(c: CorteManga, hombro: Point): Point[] {
  const farol = c.farol ?? 0
  if (farol) {
    return [
      [hombro[0] + farol * 0.25, hombro[1] - farol * 0.62],
      [hombro[0] + 46 + farol * 0.75, hombro[1] + 8 - farol * 0.2],
    ]
  }
  const out = c.sastre ? 0.42 : 0.44
  return [
    [hombro[0] + 24, hombro[1] + (c.sastre ? 12 : 18)],
    [hombro[0] + c.biceps * out, hombro[1] + 74],
  ]
}

function contorno(c: CorteManga, e: Eje, hombro: Point, axila: Point): Point[] {
  const width = widths(c)
  const inner = (t: number): Point => e.point(c.largo * t, inset(c, width(t)))
  const outer = (t: number): Point => e.point(c.largo * t, inset(c, width(t)) + width(t))
  const steps = c.largo > 150 ? [0.1, 0.48, 0.82] : [0.5]
  const corner = (p: Point): Point => [p[0], p[1], 'v']
  return [
    [hombro[0] - 4, hombro[1] - 1, 'v'],
    ...cabeza(c, hombro),
    ...steps.map(outer),
    corner(outer(1)),
    ...boca(c, outer(1), inner(1)),
    corner(inner(1)),
    ...steps.slice(1).reverse().map(inner),
    [axila[0] - 1, axila[1] + 2, 'v'],
    sisaMedia(hombro, axila),
  ]
}

const sisaMedia = (hombro: Point, axila: Point): Point => [
  Math.min(hombro[0], axila[0]) - 8,
  blend(hombro[1], axila[1], 0.58),
]

function boca(c: CorteManga, from: Point, to: Point): Point[] {
  const depth = c.campana ?? 7
  const waves = c.campana ? [0.18, 0.4, 0.62, 0.84] : [0.5]
  return waves.map((t, i) => [blend(from[0], to[0], t), blend(from[1], to[1], t) + depth * (i % 2 ? 0.35 : 1)])
}

function pliegues(p: Patron, c: CorteManga, e: Eje, hombro: Point, next: () => number): Pliegue[] {
  const width = widths(c)
  const at = (t: number, share: number): Point => e.point(c.largo * t, inset(c, width(t)) + width(t) * share)
  const high = 0.42 * p.caida
  const folds = [
    hoja([hombro[0] + 8, hombro[1] + 30], at(Math.min(0.6, 170 / c.largo), 0.62), 22, high * 0.75, -12),
    hoja(at(0.02, 0.06), at(Math.min(0.45, 110 / c.largo), 0.5), 16, -high * 0.7),
  ]
  if (c.largo > 240) folds.push(...codo(at, c.largo, high, next))
  if (c.campana) {
    for (let i = 0; i < 4; i++) {
      folds.push(cono(at(0.3, 0.2 + i * 0.2), at(1, 0.1 + i * 0.26), width(1) * 0.13, (i % 2 ? -1 : 1) * high))
    }
  }
  return folds
}

// Hanging, the sleeve bends a little at the elbow: one hollow on the inside, and a ridge that runs on to the cuff.
function codo(at: (t: number, share: number) => Point, largo: number, high: number, next: () => number): Pliegue[] {
  const elbow = 190 / largo + (next() - 0.5) * 0.04
  return [
    hoja(at(elbow - 10 / largo, 0.02), at(elbow + 34 / largo, 0.52 + next() * 0.1), 12, -high * 0.7, 4),
    hoja(at(elbow - 0.08, 0.66), at(Math.min(0.96, elbow + 0.46), 0.6), 20, high * 0.8, 8),
    hoja(at(elbow + 0.14, 0.28), at(0.98, 0.34), 14, -high * 0.55, -5),
  ]
}

function puno(c: CorteManga, e: Eje, side: Side): Pieza[] {
  if (!c.puno) return []
  const { alto, tela = 'principal' } = c.puno
  const from = inset(c, c.boca)
  const corner = (along: number, across: number): Point => {
    const [x, y] = e.point(along, across)
    return [x, y, 'v']
  }
  const bulge = (along: number): Point => {
    const [x, y] = e.point(along, from + c.boca / 2)
    return [x, y + 6]
  }
  const start = c.largo - 4
  const end = c.largo + alto
  const points = [
    corner(start, from + c.boca + 3),
    corner(end, from + c.boca + 2),
    bulge(end),
    corner(end, from - 2),
    corner(start, from - 3),
    bulge(start),
  ]
  const rim = [e.point(end - 8, from + c.boca), bulge(end - 8), e.point(end - 8, from)]
  const plain = tela !== 'canale'
  return [
    {
      d: outline(onSide(points, side)),
      nivel: 1.45,
      tela,
      hilo: -e.turn * 0.4 * side,
      tono: plain ? 0 : -0.03,
      costuras: plain ? [pespunte(outline(onSide(rim, side), false))] : [],
    },
  ]
}

function frunceManga(c: CorteManga, e: Eje, hombro: Point, next: () => number): Pliegue[] {
  const folds: Pliegue[] = []
  if (c.farol)
    folds.push(...frunces([hombro[0] - 6, hombro[1] - 2], [hombro[0] + 60, hombro[1] + 20], 70, 13, next, 0.7))
  if (c.globo || (c.farol && c.puno)) {
    const from = e.point(c.largo, inset(c, c.boca))
    const to = e.point(c.largo, inset(c, c.boca) + c.boca)
    folds.push(...frunces(from, to, -Math.min(110, c.largo * 0.55), 11, next, 0.7))
  }
  return folds
}

function bordes(c: CorteManga, e: Eje, hombro: Point, axila: Point, side: Side): Costura[] {
  const head = costura(outline(onSide([hombro, sisaMedia(hombro, axila), axila], side), false))
  if (c.puno || c.campana) return [head]
  const from = inset(c, c.boca)
  const hem = [e.point(c.largo - 15, from), e.point(c.largo - 15, from + c.boca)]
  return [head, pespunte(outline(onSide(hem, side), false))]
}

function botonesManga(c: CorteManga, e: Eje, side: Side): Adorno[] {
  const from = c.puno ? c.largo + c.puno.alto / 2 : c.largo - 30
  const across = inset(c, c.boca) + c.boca - 13
  return Array.from({ length: c.botones ?? 0 }, (_, i) => {
    const [x, y] = e.point(from - i * 15, across)
    return boton(x * side, y, c.puno ? 5 : 5.5)
  })
}

/** A set-in sleeve that hangs over the side of the body: the arm and, if it has one, the cuff. */
function manga(p: Patron, c: CorteManga, hombro: Point, axila: Point, side: Side): Capa[] {
  const next = plieguesDe(p, `manga${side}`)
  const from: Point = [axila[0] - c.biceps * 0.33, axila[1] + 2]
  const e = eje(from, (c.caida ?? 8) + (next() - 0.5) * 2)
  const folds = [...pliegues(p, c, e, hombro, next), ...frunceManga(c, e, hombro, next)]
  const arm: Pieza = {
    d: outline(onSide(contorno(c, e, hombro, from), side)),
    nivel: 1.2,
    hilo: -e.turn * 0.7 * side,
    pliegues: folds.map((fold) => enLado(fold, side)),
    costuras: bordes(c, e, hombro, from, side),
    velo: p.tejido === 'gasa' ? 0.14 : 0,
  }
  return [arm, ...puno(c, e, side), ...(p.atras ? [] : botonesManga(c, e, side))]
}

/** Both sleeves of a garment; a sleeveless one has none. */
export function mangas(p: Patron, m: Medidas, corte: CorteManga | undefined): Capa[] {
  const { hombro, axila } = sisaDe(m)
  return corte ? SIDES.flatMap((side) => manga(p, corte, hombro, axila, side)) : []
}
