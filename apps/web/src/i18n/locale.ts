import { ZONA } from '@telar/domain/fecha'
import { type Idioma, VARIEDADES } from '@telar/domain/idioma'

/** Numbers as the language writes them; thousands are always grouped, which Spanish alone would do from 10.000. */
export const numberFormat = (idioma: Idioma, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(VARIEDADES[idioma], { useGrouping: 'always', ...options })

/** How many, as the language writes it; what goes back has a real minus. */
export const cuenta = (cuantos: number, idioma: Idioma): string =>
  numberFormat(idioma).format(cuantos).replace('-', '−')

const days = new Map<Idioma, Intl.DateTimeFormat>()

/** A day as the language writes it. */
export function fecha(dia: string, idioma: Idioma): string {
  const format =
    days.get(idioma) ?? new Intl.DateTimeFormat(VARIEDADES[idioma], { dateStyle: 'medium', timeZone: 'UTC' })
  days.set(idioma, format)
  return format.format(new Date(`${dia}T00:00:00Z`))
}

/** A day of these months, in short: 12 mar. */
export const diaCorto = (dia: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(VARIEDADES[idioma], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${dia}T00:00:00Z`),
  )

/** A moment as the language writes it, where the house is: its day is the one that papers and mails say. */
export const momento = (iso: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(VARIEDADES[idioma], { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONA }).format(
    new Date(iso),
  )
