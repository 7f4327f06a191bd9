import type { Cart } from '@telar/contract/ventas/cart'

export interface Celda {
  modeloId: number
  colorId: number
  talla: string
}
export interface Puesta extends Celda {
  cantidad: number
}

const MAXIMA = 9999

export const claveDe = ({ modeloId, colorId, talla }: Celda): string => `${modeloId}/${colorId}/${talla}`

export const prendasDe = (celdas: readonly Puesta[]): number => celdas.reduce((n, { cantidad }) => n + cantidad, 0)

/** How many the cart holds of a cell. */
export const enCart = ({ modelos }: Cart, { modeloId, colorId, talla }: Celda): number =>
  modelos
    .find((modelo) => modelo.modeloId === modeloId)
    ?.colores.find((color) => color.colorId === colorId)
    ?.tallasCantidades.find((celda) => celda.talla === talla)?.cantidad ?? 0

/** Each cell once: of what is said of it several times all counts. */
const juntas = (celdas: readonly Puesta[]): Puesta[] =>
  [...Map.groupBy(celdas, claveDe).values()].flatMap((suyas) =>
    suyas.slice(0, 1).map(({ modeloId, colorId, talla }) => ({
      ...{ modeloId, colorId, talla },
      cantidad: Math.min(prendasDe(suyas), MAXIMA),
    })),
  )

/** The cells as they are to be in the end, with what there is of them: sent twice they are the same. */
export const alFinal = (celdas: readonly Puesta[], hay: (celda: Celda) => number): Puesta[] =>
  juntas(celdas).map((celda) => ({ ...celda, cantidad: Math.min(celda.cantidad + hay(celda), MAXIMA) }))

/** Cells as the cart takes them when all of it is replaced. */
export const porModelos = (celdas: readonly Puesta[]) =>
  [...Map.groupBy(juntas(celdas), ({ modeloId }) => modeloId)].map(([modeloId, suyas]) => ({
    modeloId,
    colores: [...Map.groupBy(suyas, ({ colorId }) => colorId)].map(([colorId, deUnColor]) => ({
      colorId,
      tallasCantidades: deUnColor.map(({ talla, cantidad }) => ({ talla, cantidad })),
    })),
  }))
