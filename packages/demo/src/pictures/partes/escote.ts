import { mirrored, outline, type Point, shifted } from '../outline.ts'
import type { Pieza } from '../pieza.ts'
import { pespunte } from '../pieza.ts'
import { hombroEn, type Medidas } from './cuerpo.ts'

/** The plain necklines. */
export type TipoEscote = 'redondo' | 'pico' | 'cuadrado' | 'barco' | 'corazon' | 'caja' | 'bebe'

/** A neckline: its right half from the centre to the neck point. */
export interface Escote {
  puntos: Point[]
  ancho: number
  hondo: number
}

const TALLAS: Record<TipoEscote, [ancho: number, hondo: number]> = {
  redondo: [88, 112],
  pico: [82, 190],
  cuadrado: [96, 128],
  barco: [134, 62],
  corazon: [104, 168],
  caja: [76, 84],
  bebe: [72, 62],
}

/** The front neckline of a kind; `mas` widens and deepens it. */
export function escoteDe(m: Medidas, tipo: TipoEscote, mas = 0): Escote {
  const [ancho, hondo] = TALLAS[tipo].map((n, i) => n + mas * (i ? 1 : 0.4)) as [number, number]
  const y = hombroEn(m, ancho)
  const end: Point = [ancho, y, 'v']
  const curve = (share: number, down: number): Point => [ancho * share, y + (hondo - y) * down]
  const shapes: Record<TipoEscote, Point[]> = {
    redondo: [[0, hondo], curve(0.5, 0.88), curve(0.86, 0.5), end],
    caja: [[0, hondo], curve(0.52, 0.86), curve(0.87, 0.48), end],
    bebe: [[0, hondo], curve(0.54, 0.84), curve(0.88, 0.46), end],
    pico: [[0, hondo, 'v'], curve(0.5, 0.46), curve(0.86, 0.12), end],
    cuadrado: [[0, hondo], [ancho * 0.9, hondo - 2, 'v'], end],
    barco: [[0, hondo], curve(0.6, 0.74), end],
    corazon: [
      [0, hondo, 'v'],
      [ancho * 0.22, hondo - 28],
      [ancho * 0.54, hondo - 38],
      [ancho * 0.9, hondo - 24, 'v'],
      end,
    ],
  }
  return { puntos: shapes[tipo], ancho, hondo }
}

/** The back neckline that meets a front one at the shoulders. */
export function escoteEspalda(m: Medidas, ancho: number, hondo = 18): Escote {
  const y = hombroEn(m, ancho)
  return {
    puntos: [
      [0, y + hondo],
      [ancho * 0.6, y + hondo * 0.72],
      [ancho, y, 'v'],
    ],
    ancho,
    hondo: y + hondo,
  }
}

/** The inside of the back, seen through the front neckline. */
export function interior(m: Medidas, escote: Escote): Pieza {
  const back = escoteEspalda(m, escote.ancho, 16).puntos
  const low = Math.min(escote.hondo + 60, m.largo - 20)
  const right: Point[] = [...back, [m.hombro - 14, m.caidaHombro + 4, 'v'], [m.hombro - 40, low, 'v'], [0, low, 'v']]
  return { d: outline(mirrored(right)), nivel: 0.25, tono: -0.3, tela: 'lisa' }
}

/** A band along the neckline. */
export function ribete(escote: Escote, ancho: number, tela: Pieza['tela'] = 'principal', costuras = true): Pieza {
  const { puntos } = escote
  const grown = puntos.map((point) => {
    const share = escote.ancho ? point[0] / escote.ancho : 0
    return shifted(point, ancho * share * 0.92, ancho * (1 - share * 0.62))
  })
  const edge = outline([...mirroredOpen(grown)], false)
  return {
    d: outline(mirrored([...grown, ...[...puntos].reverse()])),
    nivel: 1.35,
    tela,
    tono: tela === 'canale' ? -0.03 : 0,
    costuras: costuras ? [pespunte(edge)] : [],
  }
}

const mirroredOpen = (right: readonly Point[]): Point[] => [
  ...right
    .filter(([x]) => x !== 0)
    .map(([x, y, kind]): Point => [-x, y, kind])
    .reverse(),
  ...right,
]
