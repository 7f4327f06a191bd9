import { type Idioma, VARIEDADES } from '@telar/domain/idioma'

/** What a country is called; its code alone where nobody knows it. */
export const nombreDePais = (iso2: string, idioma: Idioma): string =>
  new Intl.DisplayNames(VARIEDADES[idioma], { type: 'region', fallback: 'code' }).of(iso2) ?? iso2
