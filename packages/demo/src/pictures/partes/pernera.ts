import { blend, line, lineOn, onSide, outline, type Point, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { canto, costura, type Pieza, pespunte, sumar } from '../pieza.ts'
import { cono, enLado, hoja, type Pliegue } from '../pliegues.ts'

/** The legs of the house. */
export type CortePernera = 'recto' | 'ancho' | 'pitillo' | 'culotte' | 'campana' | 'zanahoria' | 'bermuda'

interface Medidas {
  cadera: number
  rodilla: readonly [dentro: number, fuera: number]
  bajo: readonly [dentro: number, fuera: number]
  largo: number
}

const CORTES: Record<CortePernera, Medidas> = {
  recto: { cadera: 230, rodilla: [7, 216], bajo: [9, 212], largo: 1030 },
  ancho: { cadera: 234, rodilla: [5, 268], bajo: [3, 318], largo: 1050 },
  pitillo: { cadera: 224, rodilla: [10, 176], bajo: [22, 150], largo: 960 },
  culotte: { cadera: 238, rodilla: [6, 306], bajo: [6, 334], largo: 690 },
  campana: { cadera: 224, rodilla: [12, 180], bajo: [2, 252], largo: 1060 },
  zanahoria: { cadera: 246, rodilla: [8, 218], bajo: [22, 160], largo: 970 },
  bermuda: { cadera: 236, rodilla: [8, 244], bajo: [8, 244], largo: 500 },
}

/** Where the legs start and how they are cut. */
export interface Pernera {
  corte: CortePernera
  y: number
  cintura: number
  /** Height from the waist to the fork. */
  tiro: number
  /** A crease pressed down the front. */
  raya: boolean
  /** Shortens or lengthens the leg. */
  mas?: number
}

/** Where the leg ends. */
export const largoPernera = ({ corte, y, mas = 0 }: Pernera) => y + CORTES[corte].largo + mas
/** Half the width of both legs. */
export const anchoPernera = (corte: CortePernera) => Math.max(CORTES[corte].bajo[1], CORTES[corte].cadera)

function puntos(leg: Pernera): { outline: Point[]; at: (t: number, share: number) => Point } {
  const { y, cintura, tiro } = leg
  const { cadera, rodilla, bajo } = CORTES[leg.corte]
  const end = largoPernera(leg)
  const fork = y + tiro
  const knee = Math.min(y + 590, blend(fork, end, 0.6))
  const edges = (t: number): [number, number, number] => {
    const py = blend(fork, end, t)
    const k = (knee - fork) / (end - fork)
    if (t < k) return [blend(1, rodilla[0], t / k), blend(cadera - 2, rodilla[1], t / k), py]
    return [blend(rodilla[0], bajo[0], (t - k) / (1 - k)), blend(rodilla[1], bajo[1], (t - k) / (1 - k)), py]
  }
  const at = (t: number, share: number): Point => {
    const [inner, outer, py] = edges(t)
    return [blend(inner, outer, share), py]
  }
  return {
    at,
    outline: [
      [-3, y, 'v'],
      [cintura * 0.6, y - 1],
      [cintura, y - 6, 'v'],
      [blend(cintura, cadera, 0.56), y + 74],
      [blend(cintura, cadera, 0.93), y + 160],
      [blend(cadera, rodilla[1], 0.12), fork + 10],
      [rodilla[1], knee],
      [bajo[1], end, 'v'],
      [(bajo[0] + bajo[1]) / 2, end + 7],
      [bajo[0], end + 2, 'v'],
      [rodilla[0], knee],
      [rodilla[0] * 0.4, fork + 50],
      [-3, fork - 4, 'v'],
    ],
  }
}

type At = ReturnType<typeof puntos>['at']

function horcajadura(leg: Pernera, high: number, next: () => number): Pliegue[] {
  const fork = leg.y + leg.tiro
  return [
    hoja([2, fork - 4], [86 + next() * 30, fork - 52 - next() * 20], 15, -high * 0.6, 8),
    hoja([leg.cintura - 24, leg.y + 50], [126 + next() * 24, fork + 30], 24, high * 0.5, -8),
  ]
}

// A wide leg falls in long folds from the hip.
function vuelo(at: At, high: number, next: () => number): Pliegue[] {
  return [0, 1, 2, 3, 4].map((i) => {
    const share = 0.1 + i * 0.2 + (next() - 0.5) * 0.08
    const from = at(-0.3 + next() * 0.25, share * 0.8 + 0.1)
    return cono(from, at(1.01, share), 17 + next() * 9, (i % 2 ? -1 : 1) * high * 1.3)
  })
}

// A narrow leg is pressed flat: a ridge and a hollow run down it.
const alisada = (at: At, high: number, next: () => number): Pliegue[] => [
  hoja(at(0.02, 0.7 + next() * 0.05), at(0.99, 0.7), 26, high * 0.75, 4),
  hoja(at(0.08, 0.22 + next() * 0.05), at(1, 0.26), 22, -high * 0.6, -4),
]

function pliegues(p: Patron, leg: Pernera, side: Side, at: At): Pliegue[] {
  const next = plieguesDe(p, `pernera${side}`)
  const high = 0.3 * p.caida
  const seat = horcajadura(leg, p.atras ? high * 0.6 : high, next)
  const wide = CORTES[leg.corte].bajo[1] > 246
  return [...seat, ...(wide ? vuelo(at, high, next) : alisada(at, high, next))]
}

function pierna(p: Patron, leg: Pernera, side: Side): Pieza {
  const shape = puntos(leg)
  const { at } = shape
  const folds = pliegues(p, leg, side, at)
  const seams = [pespunte(lineOn(side, at(0.98, 0.02), at(0.98, 0.98)))]
  if (leg.raya) {
    const from: Point = [leg.cintura * 0.52, leg.y + 90]
    folds.push(hoja(from, at(1, 0.5), 12, 0.5))
    seams.push(canto(lineOn(side, from, at(0.1, 0.5), at(0.5, 0.5), at(1, 0.5))))
  }
  return {
    d: outline(onSide(shape.outline, side)),
    nivel: side === 1 ? 1 : 1.08,
    pliegues: folds.map((fold) => enLado(fold, side)),
    costuras: seams,
  }
}

/** The two legs; the one of the viewer's left lies over the other at the fork. */
export interface Perneras {
  derecha: Pieza
  izquierda: Pieza
}

/** Cuts both legs; the seam of the fork runs down the middle. */
export function perneras(p: Patron, leg: Pernera): Perneras {
  const izquierda = pierna(p, leg, -1)
  sumar(izquierda, { costuras: [costura(line([0, leg.y], [0, leg.y + leg.tiro]))] })
  return { derecha: pierna(p, leg, 1), izquierda }
}

/** The leg of one side. */
export const perneraDe = ({ derecha, izquierda }: Perneras, side: Side) => (side === 1 ? derecha : izquierda)
