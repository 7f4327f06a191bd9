export const IDIOMAS = ['es', 'en', 'pt', 'ca'] as const
export type Idioma = (typeof IDIOMAS)[number]

/** The regional variety by which numbers, dates and names are written. */
export const VARIEDADES: Readonly<Record<Idioma, string>> = { es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' }

export const IDIOMA_DE_RESERVA: Idioma = 'en'

/** The language in which every text is written first: it is always spoken. */
export const IDIOMA_DE_LA_CASA: Idioma = 'es'

/** What whoever asks for none of the spoken languages is spoken to in. */
export const reservaEntre = (hablados: readonly Idioma[]): Idioma =>
  hablados.includes(IDIOMA_DE_RESERVA) ? IDIOMA_DE_RESERVA : IDIOMA_DE_LA_CASA

/** What whoever has chosen a language is written to in: theirs, or the house's while that one is not spoken. */
export const escritoEn = (elegido: Idioma, hablados: readonly Idioma[]): Idioma =>
  hablados.includes(elegido) ? elegido : IDIOMA_DE_LA_CASA

/** Something of each language of the house. */
export const enCadaIdioma = <T>(de: (idioma: Idioma) => T): Record<Idioma, T> => ({
  es: de('es'),
  en: de('en'),
  pt: de('pt'),
  ca: de('ca'),
})

/** The same text in every language of the house. */
export type Textos = Record<Idioma, string>

/** A text that nobody has written yet. */
export const SIN_TEXTOS: Readonly<Textos> = enCadaIdioma(() => '')

const SEPARADOR = '|'
const PREFIJO_CULTURA = 'c='

/** `es-ES`, `ca-CA`, `pt` or a culture cookie `c=es-ES|uic=es-ES` → one that is spoken, or nothing. */
export function idiomaDe(
  etiqueta: string | null | undefined,
  hablados: readonly Idioma[] = IDIOMAS,
): Idioma | undefined {
  if (!etiqueta) return undefined
  const partes = etiqueta.split(SEPARADOR).map((parte) => parte.trim())
  const cultura = partes.find((parte) => parte.startsWith(PREFIJO_CULTURA)) ?? partes[0] ?? ''
  const codigo = cultura.replace(PREFIJO_CULTURA, '').toLowerCase().split(/[-_]/)[0]
  return hablados.find((idioma) => idioma === codigo)
}

/** The first language of an Accept-Language header that we speak, by its weights. */
export function idiomaAceptado(
  cabecera: string | undefined,
  hablados: readonly Idioma[] = IDIOMAS,
): Idioma | undefined {
  const preferidos = (cabecera ?? '')
    .split(',')
    .map((parte) => {
      const [etiqueta = '', ...opciones] = parte.trim().split(';')
      const peso = opciones.map((opcion) => /^\s*q=([\d.]+)/.exec(opcion)?.[1]).find(Boolean)
      return { etiqueta, peso: peso === undefined ? 1 : Number(peso) }
    })
    .filter(({ peso }) => peso > 0)
    .sort((a, b) => b.peso - a.peso)
  for (const { etiqueta } of preferidos) {
    const idioma = idiomaDe(etiqueta, hablados)
    if (idioma) return idioma
  }
  return undefined
}

/** The text in a language; Spanish, where every text is written first, when that one is still empty. */
export const enIdioma = (textos: Textos, idioma: Idioma): string => textos[idioma] || textos.es
