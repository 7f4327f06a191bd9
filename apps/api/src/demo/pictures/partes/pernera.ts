import { blend, line, onSide, outline, type Point, type Side } from '../outline.ts'
import { type Patron, plieguesDe } from '../patron.ts'
import { type Costura, canto, costura, type Pieza, pespunte } from '../pieza.ts'
import { cono, enLado, hoja, type Pliegue } from '../pliegues.ts'

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
  /** Half the height from the waist to the fork is part of the look: high or low. */
  tiro: number
  raya: boolean
  /** Shortens or lengthens the leg. */
  mas?: number
}

export const largoPernera = ({ corte, y, mas = 0 }: Pernera) => y + CORTES[corte].largo + mas
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

function pliegues(p: Patron, leg: Pernera, side: Side): Pliegue[] {
  const next = plieguesDe(p, `pernera${side}`)
  const { at } = puntos(leg)
  const fork = leg.y + leg.tiro
  const high = 0.3 * p.caida
  const wide = CORTES[leg.corte].bajo[1] > 246
  const folds = [
    hoja([2, fork - 8], [90 + next() * 40, fork - 66 - next() * 30], 9, -high * 0.8, 6),
    hoja([2, fork + 6], [110 + next() * 40, fork - 10 + next() * 24], 10, -high * 0.7, 4),
    hoja([10, fork - 24], [110, fork - 46], 8, high * 0.5, 4),
    hoja([leg.cintura - 10, leg.y + 40], [120 + next() * 30, fork - 40], 13, high * 0.6, -8),
  ]
  if (wide) {
    for (let i = 0; i < 5; i++) {
      const share = 0.1 + i * 0.2 + (next() - 0.5) * 0.08
      folds.push(
        cono(
          at(0.02 + next() * 0.2, share * 0.8 + 0.1),
          at(1.01, share),
          17 + next() * 9,
          (i % 2 ? -1 : 1) * high * 1.2,
        ),
      )
    }
    return folds
  }
  const breaks = leg.corte === 'bermuda' ? 1 : 4
  for (let i = 0; i < breaks; i++) {
    const t = 0.38 + i * 0.07 + next() * 0.03
    const inwards = i % 2 === 0
    folds.push(
      hoja(
        at(t, inwards ? 0 : 1),
        at(t + 0.035, inwards ? 0.62 : 0.42),
        8 + next() * 4,
        (i === 1 ? 1 : -1) * high * 0.8,
      ),
    )
  }
  folds.push(
    hoja(at(0.05, 0.72), at(0.98, 0.7), 20, high * 0.7, 4),
    hoja(at(0.1, 0.24), at(1, 0.26), 16, -high * 0.6, -4),
  )
  folds.push(hoja(at(0.9, 0.02), at(0.94, 0.8), 9, -high * 0.8), hoja(at(0.95, 1), at(0.98, 0.3), 9, -high * 0.7))
  return folds
}

function raya({ at }: ReturnType<typeof puntos>, leg: Pernera): { fold: Pliegue[]; seam: Costura[] } {
  if (!leg.raya) return { fold: [], seam: [] }
  const from: Point = [leg.cintura * 0.52, leg.y + 90]
  const path = [from, at(0.1, 0.5), at(0.5, 0.5), at(1, 0.5)]
  return { fold: [hoja(from, at(1, 0.5), 12, 0.5)], seam: [canto(outline(path, false))] }
}

/** One leg, seen from the front or the back. */
function pierna(p: Patron, leg: Pernera, side: Side): Pieza {
  const shape = puntos(leg)
  const press = raya(shape, leg)
  const hem = [shape.at(0.985, 0.02), shape.at(0.985, 0.98)].map(([x, y]): Point => [x, y - 8])
  return {
    d: outline(onSide(shape.outline, side)),
    nivel: side === 1 ? 1 : 1.08,
    pliegues: [...pliegues(p, leg, side), ...press.fold].map((fold) => enLado(fold, side)),
    costuras: [
      ...press.seam.map(({ d, tipo }) => ({
        tipo,
        d: side === 1 ? d : outline(onSide(pathOf(shape, leg), -1), false),
      })),
      pespunte(outline(onSide(hem, side), false)),
    ],
  }
}

const pathOf = ({ at }: ReturnType<typeof puntos>, leg: Pernera): Point[] => [
  [leg.cintura * 0.52, leg.y + 90],
  at(0.1, 0.5),
  at(0.5, 0.5),
  at(1, 0.5),
]

/** Both legs; the seam of the fork runs down the middle. */
export function perneras(p: Patron, leg: Pernera): readonly [Pieza, Pieza] {
  const right = pierna(p, leg, 1)
  const left = pierna(p, leg, -1)
  left.costuras?.push(costura(line([0, leg.y], [0, leg.y + leg.tiro])))
  return [right, left]
}
