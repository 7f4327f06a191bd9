import type { Importacion } from '@telar/contract/catalogo/modelos'

/** How many rows would be created, changed, or are wrong. */
export function contar(importacion: Importacion | undefined) {
  const filas = importacion?.filas ?? []
  const right = filas.filter(({ errores }) => errores.length === 0)
  const created = right.filter(({ accion }) => accion === 'crear').length
  return { created, changed: right.length - created, wrong: filas.length - right.length }
}
