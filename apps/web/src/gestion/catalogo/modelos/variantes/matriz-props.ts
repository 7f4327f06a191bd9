import type { Variante } from './variantes.ts'
import type { Modo } from './variantes-texts.ts'

export interface MatrizProps {
  modo: Modo
  tallas: readonly string[]
  colores: readonly number[]
  variantes: readonly Variante[]
  disabled: boolean
  onChange: (variantes: Variante[]) => void
}

/** Switches every cell of a row or a column. */
export type SetAll = (on: boolean, colorIds: readonly number[], tallas: readonly string[]) => void
