import type { TableSettings } from '@telar/contract/identidad/usersettings'
import type { KnownScreen } from '../../declare/screen.ts'

/** With the start and the longest area, no more than eighteen entries are in sight. */
export const MOST = 6

type Kept = TableSettings['columnas']

/** A person's favourites: those they chose, or else the house's. */
export function favouritesOf(screens: readonly KnownScreen[], kept: Kept): KnownScreen[] {
  const chosen = kept.flatMap(({ campo }) => screens.find(({ name }) => name === campo) ?? [])
  return (kept.length > 0 ? chosen : screens.filter(({ favourite }) => favourite)).slice(0, MOST)
}

/** The same with one more, or without it. Having none is a choice too, and is kept as one. */
export function toggled(favourites: readonly KnownScreen[], { name }: KnownScreen): Kept {
  const names = favourites.map((favourite) => favourite.name)
  const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
  return next.length > 0 ? next.map((campo) => ({ campo, visible: true })) : [{ campo: '-', visible: false }]
}
