import type { Direccion } from '@telar/domain/casa/direccion'

type Lugares = readonly Direccion[]

/** By what it says: another page may have put it in another place, or taken it away. */
export const lugarDe = (todas: Lugares, una: Direccion): number => {
  const dicha = JSON.stringify(una)
  return todas.findIndex((otra) => JSON.stringify(otra) === dicha)
}

/** With an address in the place of what it was before, or at the end; what has arrived already is not there twice. */
export function conElla(todas: Lugares, antes: Direccion, direccion: Direccion): Direccion[] {
  const place = lugarDe(todas, antes)
  if (place < 0 && lugarDe(todas, direccion) >= 0) return [...todas]
  return todas.toSpliced(place < 0 ? todas.length : place, 1, direccion)
}

/** Without an address, if it is still there. */
export function sinElla(todas: Lugares, direccion: Direccion): Direccion[] {
  const place = lugarDe(todas, direccion)
  return place < 0 ? [...todas] : todas.toSpliced(place, 1)
}
