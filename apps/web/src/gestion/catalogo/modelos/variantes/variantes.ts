import { esGtin } from '@telar/domain/casa/codigos'

/** A model in one colour and size, as the matrix edits it. */
export interface Variante {
  colorId: number
  talla: string
  ean: string | null
  stock: number
  /** With a fault, and to be sold off: stock of their own. */
  segunda: number
  outlet: number
  disponibleWeb: boolean
  /** Kept for orders, or tied to them. */
  reservado: number
  asignado: number
  /** What anybody may take; none while the cell is not stored, and its stock can still be said. */
  libre: number | null
}

const nueva = (colorId: number, talla: string): Variante => ({
  colorId,
  talla,
  ean: null,
  stock: 0,
  disponibleWeb: true,
  ...{ segunda: 0, outlet: 0, reservado: 0, asignado: 0, libre: null },
})

/** The books have something of it: it can be counted, not written nor taken away. */
export const enCasa = ({ stock, segunda, outlet, libre }: Variante): boolean =>
  libre !== null && stock + segunda + outlet > 0

const es = (colorId: number, talla: string) => (variante: Variante) =>
  variante.colorId === colorId && variante.talla === talla

/** The colours of a matrix, in the order in which they came. */
export const coloresDe = (variantes: readonly Variante[]): number[] => [
  ...new Set(variantes.map(({ colorId }) => colorId)),
]

export const celda = (variantes: readonly Variante[], colorId: number, talla: string): Variante | undefined =>
  variantes.find(es(colorId, talla))

/** Every cell of these colours and sizes; those that were there stay as they were. */
export function generar(
  variantes: readonly Variante[],
  colorIds: readonly number[],
  tallas: readonly string[],
): Variante[] {
  const faltan = colorIds.flatMap((colorId) =>
    tallas.filter((talla) => !celda(variantes, colorId, talla)).map((talla) => nueva(colorId, talla)),
  )
  return [...variantes, ...faltan]
}

/** Changes one cell; a cell that did not exist comes to be. */
export function conCelda(
  variantes: readonly Variante[],
  colorId: number,
  talla: string,
  cambio: Partial<Variante>,
): Variante[] {
  const todas = generar(variantes, [colorId], [talla])
  return todas.map((variante) => (es(colorId, talla)(variante) ? { ...variante, ...cambio } : variante))
}

/** Leaves out what fits, except what lies in the house. */
export const sin = (variantes: readonly Variante[], fuera: (variante: Variante) => boolean): Variante[] =>
  variantes.filter((variante) => !fuera(variante) || enCasa(variante))

/** After the sizes have changed: new ones in every colour, none that is gone. */
export const conTallas = (variantes: readonly Variante[], antes: readonly string[], tallas: readonly string[]) =>
  generar(
    sin(variantes, ({ talla }) => !tallas.includes(talla)),
    coloresDe(variantes),
    tallas.filter((talla) => !antes.includes(talla)),
  )

/** The first bar code that is none: too short, or with a wrong check digit. */
export const malEan = (variantes: readonly Variante[]): Variante | undefined =>
  variantes.find(({ ean }) => ean !== null && !esGtin(ean))

export interface Suma {
  stock: number
  reservado: number
  libre: number
}

export function sumar(variantes: readonly Variante[]): Suma {
  const stock = variantes.reduce((total, variante) => total + variante.stock, 0)
  const reservado = variantes.reduce((total, variante) => total + variante.reservado + variante.asignado, 0)
  return { stock, reservado, libre: stock - reservado }
}

/** How many of a row or column are on: for sale, or made at all where that is what is edited. */
export const encendidas = (cells: readonly Variante[], modo: string, room: number): { some: number; all: number } =>
  modo === 'existe'
    ? { some: cells.length, all: room }
    : { some: cells.filter(({ disponibleWeb }) => disponibleWeb).length, all: cells.length }

/** Switches every cell of these colours and sizes on or off. */
export function conjunto(
  variantes: readonly Variante[],
  modo: string,
  on: boolean,
  colorIds: readonly number[],
  tallas: readonly string[],
): Variante[] {
  const inside = ({ colorId, talla }: Variante) => colorIds.includes(colorId) && tallas.includes(talla)
  if (modo !== 'existe') return variantes.map((v) => (inside(v) ? { ...v, disponibleWeb: on } : v))
  return on ? generar(variantes, colorIds, tallas) : sin(variantes, inside)
}
