import { type Idioma, VARIEDADES } from '@telar/domain/idioma'

/** What a country is called; where it is no code of one, what was written. */
export const nombreDePais = (iso2: string, idioma: Idioma): string =>
  /^[A-Z]{2}$/.test(iso2)
    ? (new Intl.DisplayNames(VARIEDADES[idioma], { type: 'region', fallback: 'code' }).of(iso2) ?? iso2)
    : iso2
