import type { Idioma } from '@telar/domain/idioma'

/** The regional variety by which numbers and dates are written. */
export const LOCALES: Record<Idioma, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' }

/** Numbers as the language writes them; thousands are always grouped, which Spanish alone would do from 10.000. */
export const numberFormat = (idioma: Idioma, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(LOCALES[idioma], { useGrouping: 'always', ...options })

const days = new Map<Idioma, Intl.DateTimeFormat>()

/** A day as the language writes it. */
export function fecha(dia: string, idioma: Idioma): string {
  const format = days.get(idioma) ?? new Intl.DateTimeFormat(LOCALES[idioma], { dateStyle: 'medium', timeZone: 'UTC' })
  days.set(idioma, format)
  return format.format(new Date(`${dia}T00:00:00Z`))
}

/** A day of these months, in short: 12 mar. */
export const diaCorto = (dia: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(LOCALES[idioma], { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${dia}T00:00:00Z`),
  )

/** A moment as the language writes it, where the reader is. */
export const momento = (iso: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(LOCALES[idioma], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
