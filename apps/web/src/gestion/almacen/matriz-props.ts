import type { Cambio, Rejilla } from '../../pieces/matriz/rejilla.ts'

export interface MatrizProps extends Rejilla {
  /** What the cells count, for those who hear them. */
  title: string
  cantidad: (colorId: number, talla: string) => number
  /** Without it the matrix is only read. */
  onChange?: (cambios: Cambio[]) => void
  /** No more than so many. */
  max?: (colorId: number, talla: string) => number
  /** A second figure under the first. */
  under?: (colorId: number, talla: string) => number
  /** A few words under the figures. */
  note?: (colorId: number, talla: string) => string | undefined
  /** What is told of the cell one is in. */
  tell?: (colorId: number, talla: string) => string | undefined
}
