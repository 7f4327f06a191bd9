/** A point of a pattern in the base size, and how it moves with each size up. */
export type Punto = readonly [x: number, y: number, porTallaX: number, porTallaY: number]

/** The right half of a symmetrical piece, from the top of its fold to the bottom: a point, then curves of three. */
export interface Pieza {
  nombre: string
  mitad: readonly Punto[]
  x: number
  y: number
  giro: number
}

/** Sizes 36 to 54, two by two. */
export const TALLAS = Array.from({ length: 10 }, (_, i) => 36 + i * 2)
export const TALLA_BASE = 42

const VESTIDO: readonly Punto[] = [
  [0, 96, 0, 0.4],
  [40, 96, 0.6, 0.4],
  [64, 58, 1, -0.2],
  [78, 0, 1.4, -1.4],
  [108, 8, 2, -1.2],
  [146, 22, 3, -1],
  [182, 36, 4.2, -0.8],
  [158, 92, 3.6, 0],
  [156, 178, 4.4, 1.4],
  [218, 214, 7.4, 2.4],
  [206, 286, 7.4, 2],
  [172, 330, 7.2, 1.6],
  [170, 396, 7.2, 1.4],
  [172, 470, 7.4, 1.6],
  [258, 610, 8, 2.4],
  [322, 838, 9.4, 3.6],
  [226, 878, 6.6, 4],
  [112, 890, 3.4, 4.2],
  [0, 892, 0, 4.2],
]

const MANGA: readonly Punto[] = [
  [0, 0, 0, -1.6],
  [54, 0, 1.6, -1.6],
  [66, 92, 3.4, 0.2],
  [142, 118, 6, 1],
  [126, 220, 5.4, 1.6],
  [104, 330, 4.6, 2],
  [92, 436, 4, 2.6],
  [60, 444, 2.6, 2.6],
  [28, 446, 1.2, 2.6],
  [0, 446, 0, 2.6],
]

const CUELLO: readonly Punto[] = [
  [0, 0, 0, 0],
  [70, 0, 2, 0],
  [136, 10, 4, -0.6],
  [196, 34, 6.4, -1.4],
  [200, 56, 6.4, -1],
  [196, 80, 6.2, -0.6],
  [182, 96, 6, 0.2],
  [130, 76, 4, 0.6],
  [70, 66, 2, 0.8],
  [0, 66, 0, 0.8],
]

/** The pieces as they lie on the cutting table. */
export const PIEZAS: readonly Pieza[] = [
  { nombre: 'vestido', mitad: VESTIDO, x: 500, y: 66, giro: 0 },
  { nombre: 'manga-izquierda', mitad: MANGA, x: 92, y: 96, giro: -9 },
  { nombre: 'manga-derecha', mitad: MANGA, x: 908, y: 96, giro: 9 },
  { nombre: 'cuello', mitad: CUELLO, x: 964, y: 690, giro: 68 },
  { nombre: 'vista', mitad: CUELLO, x: 36, y: 690, giro: -68 },
]
