/** When backups are made by themselves, and how many stay: every one of some days, one a week and one a month before. */
export interface AjustesDeCopias {
  activas: boolean
  /** Of the house's day, from which on it is made. */
  hora: number
  dias: number
  semanas: number
  meses: number
}

export const COPIAS_INICIALES: AjustesDeCopias = { activas: true, hora: 4, dias: 7, semanas: 4, meses: 12 }

interface Hecha {
  nombre: string
  /** The moment, as ISO writes it. */
  hecha: string
}

const DIA_MS = 86_400_000
/** The first of January 1970 was a Thursday: weeks begin on Mondays. */
const semanaDe = (momento: number) => Math.floor((momento / DIA_MS + 3) / 7)
const mesDe = (momento: number) => new Date(momento).getUTCFullYear() * 12 + new Date(momento).getUTCMonth()

/** The newest of each period, for so many periods before now. */
function ultimas(hechas: Hecha[], de: (momento: number) => number, cuantas: number, ahora: number): Hecha[] {
  const vistas = new Set<number>()
  return hechas.filter(({ hecha }) => {
    const periodo = de(Date.parse(hecha))
    if (periodo <= de(ahora) - cuantas || vistas.has(periodo)) return false
    vistas.add(periodo)
    return true
  })
}

/** Those that may go; the newest never does. */
export function sobran(hechas: readonly Hecha[], { dias, semanas, meses }: AjustesDeCopias, ahora: Date): string[] {
  const momento = ahora.getTime()
  const nuevasPrimero = hechas.toSorted((a, b) => (a.hecha < b.hecha ? 1 : -1))
  const quedan = new Set([
    ...nuevasPrimero.slice(0, 1),
    ...nuevasPrimero.filter(({ hecha }) => Date.parse(hecha) > momento - dias * DIA_MS),
    ...ultimas(nuevasPrimero, semanaDe, semanas, momento),
    ...ultimas(nuevasPrimero, mesDe, meses, momento),
  ])
  return nuevasPrimero.filter((copia) => !quedan.has(copia)).map(({ nombre }) => nombre)
}
