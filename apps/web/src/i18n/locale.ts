import type { Idioma } from '@telar/domain/idioma'

/** The regional variety by which numbers and dates are written. */
export const LOCALES: Record<Idioma, string> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' }

/** Numbers as the language writes them; thousands are always grouped, which Spanish alone would do from 10.000. */
export const numberFormat = (idioma: Idioma, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(LOCALES[idioma], { useGrouping: 'always', ...options })
