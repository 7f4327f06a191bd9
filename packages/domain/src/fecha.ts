/** What tells the time: the machine's clock, or a test's. */
export type Reloj = () => Date

/** Where the house is: its days begin and end there, whatever the machine's zone. */
export const ZONA = 'Europe/Madrid'
const HORA_MS = 3_600_000
const DIA_MS = 86_400_000

const CALENDARIO = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONA })

/** Asking a calendar takes longer than asking for what it said: whole hours belong to one day. */
const ultima = { hora: Number.NaN, dia: '' }

/** The day that a moment falls on, where the house is: `2027-01-31`. */
export function diaDe(momento: Date): string {
  const hora = Math.floor(momento.getTime() / HORA_MS)
  if (hora !== ultima.hora) Object.assign(ultima, { hora, dia: CALENDARIO.format(momento) })
  return ultima.dia
}

/** The moment at which the day of another ends. Madrid's clock differs from the world's by whole hours. */
export function finDelDia(momento: Date): Date {
  const dia = diaDe(momento)
  let hora = Math.floor(momento.getTime() / HORA_MS) * HORA_MS
  while (diaDe(new Date(hora)) === dia) hora += HORA_MS
  return new Date(hora)
}

/** Today, where the house is. */
export const hoy = (reloj: Reloj): string => diaDe(reloj())

const PARTES: Intl.DateTimeFormatOptions = {
  timeZone: ZONA,
  timeZoneName: 'longOffset',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
}
const CON_HUSO = new Intl.DateTimeFormat('en-GB', PARTES)

/** A moment with the offset that Madrid has then: 2024-01-01T19:20:30+01:00. */
export function momentoConHuso(momento: Date): string {
  const partes = new Map(CON_HUSO.formatToParts(momento).map(({ type, value }) => [type, value]))
  const p = (nombre: Intl.DateTimeFormatPartTypes) => partes.get(nombre) ?? ''
  const huso = p('timeZoneName').replace('GMT', '') || '+00:00'
  return `${p('year')}-${p('month')}-${p('day')}T${p('hour')}:${p('minute')}:${p('second')}${huso}`
}

/** By how much Madrid's clock is ahead of the world's, hour by hour: asking it of a calendar takes long. */
const adelantos = new Map<number, number>()

/** What the house's clock showed at a moment, for what keeps no zone: a cell of a spreadsheet. */
export function enElRelojDeCasa(momento: Date): Date {
  const hora = Math.floor(momento.getTime() / HORA_MS)
  let adelanto = adelantos.get(hora)
  if (adelanto === undefined) {
    const enPunto = new Date(hora * HORA_MS)
    adelanto = Date.parse(`${momentoConHuso(enPunto).slice(0, 19)}Z`) - enPunto.getTime()
    adelantos.set(hora, adelanto)
  }
  return new Date(momento.getTime() + adelanto)
}

/** The hour that a moment falls on, where the house is: 0 to 23. */
export const horaDe = (momento: Date): number => Number(momentoConHuso(momento).slice(11, 13))

const escrito = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** So many days later, or earlier. */
export const masDias = (dia: string, dias: number): string => escrito(Date.parse(dia) + dias * DIA_MS)

/** The moment at which a day begins. */
export const inicioDelDia = (dia: string): Date => finDelDia(new Date(`${masDias(dia, -1)}T12:00:00Z`))

/** How many days go from one day to another; fewer than none when it is before. */
export const diasEntre = (desde: string, hasta: string): number => (Date.parse(hasta) - Date.parse(desde)) / DIA_MS

/** Monday of the week in which a day falls. */
export const lunesDe = (dia: string): string => masDias(dia, -((new Date(dia).getUTCDay() + 6) % 7))

/** The year of a day: what its numbers are counted in. */
export const ejercicioDe = (dia: string): number => Number(dia.slice(0, 4))

/** The month of a day, 1 to 12. */
export const mesDe = (dia: string): number => Number(dia.slice(5, 7))

/** The quarter of a day, 1 to 4. */
export const trimestreDe = (dia: string): number => Math.ceil(mesDe(dia) / 3)

/** A day of a month (1 to 12, or beyond: month 13 is the next January); a 31st falls on the last of a shorter one. */
export function diaDelMes(ano: number, mes: number, dia: number): string {
  const ultimo = new Date(Date.UTC(ano, mes, 0)).getUTCDate()
  return escrito(Date.UTC(ano, mes - 1, Math.min(dia, ultimo)))
}

/** `2027-02-30` is no day, and before the first year there was none. */
export function esDia(texto: string): boolean {
  const ms = /^(?!0000)\d{4}-\d\d-\d\d$/.test(texto) ? Date.parse(texto) : Number.NaN
  return !Number.isNaN(ms) && escrito(ms) === texto
}
