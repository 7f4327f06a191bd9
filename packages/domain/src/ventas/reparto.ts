/** Somebody who waits for garments of one cell. */
export interface Espera {
  /** When the delivery window of the order opens; without one, after all others. */
  desde: string | null
  fecha: string
  numero: string
}

/** Who is served first: the oldest delivery window, then the order's day, then its number. */
export const porTurno = (a: Espera, b: Espera): number =>
  (a.desde ?? '9999').localeCompare(b.desde ?? '9999') ||
  a.fecha.localeCompare(b.fecha) ||
  a.numero.localeCompare(b.numero)

/** Gives out so many, in turn, to each what they ask for while there are some. */
export function repartir<E extends Espera & { pide: number }>(
  esperan: readonly E[],
  hay: number,
): { espera: E; da: number }[] {
  let quedan = hay
  return esperan.toSorted(porTurno).flatMap((espera) => {
    const da = Math.max(0, Math.min(espera.pide, quedan))
    quedan -= da
    return da > 0 ? [{ espera, da }] : []
  })
}

/** Takes back so many, from the last in turn to the first. */
export function recoger<E extends Espera & { tiene: number }>(
  tienen: readonly E[],
  sobran: number,
): { espera: E; quita: number }[] {
  let faltan = sobran
  return tienen
    .toSorted(porTurno)
    .reverse()
    .flatMap((espera) => {
      const quita = Math.max(0, Math.min(espera.tiene, faltan))
      faltan -= quita
      return quita > 0 ? [{ espera, quita }] : []
    })
}
