import { useSyncExternalStore } from 'react'

export interface Offer {
  label: string
  run: () => void
}

/** Something went wrong that a person has to know of; it stays in the page until they have read it or gone elsewhere. */
export interface Warning {
  id: number
  text: string
  offer?: Offer | undefined
}

let warnings: readonly Warning[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Warning[]) {
  warnings = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says it once, however often it happens. */
export function warn(text: string, offer?: Offer): void {
  last += 1
  set([...warnings.filter((warning) => warning.text !== text), { id: last, text, offer }])
}

export const dismiss = (id: number): void => set(warnings.filter((warning) => warning.id !== id))

export const dismissAll = (): void => {
  if (warnings.length > 0) set([])
}

export const useWarnings = (): readonly Warning[] =>
  useSyncExternalStore(
    subscribe,
    () => warnings,
    () => warnings,
  )
