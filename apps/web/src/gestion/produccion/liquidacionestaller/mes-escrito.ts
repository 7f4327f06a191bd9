import { type Idioma, VARIEDADES } from '@telar/domain/idioma'

/** A month as people say it: `noviembre de 2026`. */
export const mesEscrito = (mes: string, idioma: Idioma): string =>
  new Intl.DateTimeFormat(VARIEDADES[idioma], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mes}-01T00:00:00Z`),
  )
