import type { MotivoDeDevolucion } from '@telar/domain/facturacion/devolucion'

/** What is typed: for each line how many and why, as text until it is sent. */
export interface Peticion {
  lineas: { cantidad: string; motivo: MotivoDeDevolucion }[]
  notas: string
}

/** The button that asks for a return of a delivery: who is done with it is there again. */
export const quePide = (entregaId: number): string => `devolver-${entregaId}`
