import { cerrada } from '../catalogo/ventana.ts'

/** Between which days something is delivered; either may be open. */
export interface Plazo {
  desde: string | null
  hasta: string | null
}

const primero = (dias: readonly string[]): string | null => dias.toSorted()[0] ?? null
const ultimo = (dias: readonly string[]): string | null => dias.toSorted().at(-1) ?? null

/**
 * When a whole order is delivered, by its parts: from the first day on which any of them may leave to the last of all.
 * Where one has no last day, neither has the order.
 */
export function plazoDeTodo(partes: readonly Plazo[]): Plazo {
  const hasta = partes.flatMap((parte) => parte.hasta ?? [])
  return {
    desde: primero(partes.flatMap((parte) => parte.desde ?? [])),
    hasta: hasta.length === partes.length ? ultimo(hasta) : null,
  }
}

/** When a line is delivered: in its own window, otherwise whenever its order is. */
export const plazoDeLinea = (linea: Plazo, pedido: Plazo): Plazo =>
  linea.desde === null && linea.hasta === null ? pedido : linea

/** A season's delivery as a line of an order carries it. */
export interface VentanaDeLinea {
  id: number
  desde: string
  hasta: string
  cierre: string | null
}

/** Of some models, those whose delivery takes no more orders on a day, each once. */
export function cerradosEn<M extends { modeloId: number; numero: string; ventana: VentanaDeLinea | null }>(
  modelos: readonly M[],
  hoy: string,
): { modeloId: number; numero: string; cierre: string }[] {
  const unaVez = new Map(modelos.map((modelo) => [modelo.modeloId, modelo]))
  return [...unaVez.values()].flatMap(({ modeloId, numero, ventana }) =>
    ventana?.cierre && cerrada(ventana, hoy) ? [{ modeloId, numero, cierre: ventana.cierre }] : [],
  )
}
