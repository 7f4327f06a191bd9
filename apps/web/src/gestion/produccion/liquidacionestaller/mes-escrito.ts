import type { Idioma } from '@telar/domain/idioma'
import { LOCALES } from '../../../i18n/locale.ts'

/** A month as people say it: `noviembre de 2026`. */
export const mesEscrito = (mes: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(LOCALES[idioma], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mes}-01T00:00:00Z`),
  )
