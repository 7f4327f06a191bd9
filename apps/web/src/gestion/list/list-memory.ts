/** Where a person stood in a list, so that Back finds the same rows under the eyes. */
export interface Standing {
  top: number
  cursor: number
}

/** By the entry of the history that shows the list, and by the list itself for who returns to it from a record. */
const standings = new Map<string, Standing>()
const last = new Map<string, Standing>()
let returning: string | null = null

export const standingIn = (entry: string): Standing | undefined => standings.get(entry)

export function keepStanding(entry: string, list: string, standing: Standing): void {
  standings.set(entry, standing)
  last.set(list, standing)
}

/** The record that is open is this row of its list. */
export function standOn(list: string, cursor: number): void {
  last.set(list, { top: last.get(list)?.top ?? 0, cursor })
}

/** The next time this list is shown, it is the one that was left. */
export function returnTo(list: string): void {
  returning = list
}

/** Where one stands on arriving: where this entry was left, or where the list was when one returns to it. */
export function arrive(entry: string, list: string): Standing | undefined {
  const left = returning === list ? last.get(list) : undefined
  returning = null
  if (left && !standings.has(entry)) standings.set(entry, left)
  return standings.get(entry)
}
