/** A delivery of a season: between which days it leaves, and until which day it can be ordered. */
export interface Ventana {
  desde: string
  hasta: string
  /** The last day on which it takes orders; without one, it always does. */
  cierre: string | null
}

/** Whether it no longer takes orders. On its last day it still does. */
export const cerrada = ({ cierre }: Pick<Ventana, 'cierre'>, hoy: string): boolean => cierre !== null && hoy > cierre
