/** What tells the time: the machine's clock, or a test's. */
export type Reloj = () => Date

/** Where the house is: its days begin and end there, whatever the machine's zone. */
const ZONA = 'Europe/Madrid'
const HORA_MS = 3_600_000

const CALENDARIO = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONA })

/** The day that a moment falls on, where the house is: `2027-01-31`. */
export const diaDe = (momento: Date): string => CALENDARIO.format(momento)

/** The moment at which the day of another ends. Madrid's clock differs from the world's by whole hours. */
export function finDelDia(momento: Date): Date {
  const dia = diaDe(momento)
  let hora = Math.floor(momento.getTime() / HORA_MS) * HORA_MS
  while (diaDe(new Date(hora)) === dia) hora += HORA_MS
  return new Date(hora)
}
