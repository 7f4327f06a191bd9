import type { KeyboardEvent } from 'react'
import { esDireccion, type Lugar, type Rejilla, vecina } from '../../pieces/matriz/rejilla.ts'
import { placeIn } from '../parts/place-in.ts'

/** The cell that something happened in. */
export const lugarDe = (target: EventTarget): Lugar | undefined => {
  const [fila, columna] = placeIn(target)
  return fila === undefined || columna === undefined ? undefined : { fila, columna }
}

/** Goes to the next cell where a key leads there: arrows, and Enter downwards. */
export function irConTecla(table: HTMLElement | null, rejilla: Rejilla, event: KeyboardEvent): void {
  const from = lugarDe(event.target)
  const key = event.key === 'Enter' && !event.ctrlKey ? 'ArrowDown' : event.key
  if (!from || !esDireccion(key) || event.ctrlKey || event.altKey) return
  event.preventDefault()
  const to = vecina(rejilla, from, key)
  if (to) table?.querySelector<HTMLElement>(`[data-at="${to.fila} ${to.columna}"]`)?.focus()
}
