import { enIdioma, IDIOMA_DE_RESERVA, type Idioma, type Textos } from '@telar/domain/idioma'
import { createContext, use, useMemo } from 'react'
import { type Format, formatFor } from './format.ts'
import { ca } from './texts/ca.ts'
import { en } from './texts/en.ts'
import { es, type Texts } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Record<Idioma, Texts> = { es, en, pt, ca }

/** The language the person reads, asked of i18next once: a list has hundreds of cells that need to know it. */
export const IdiomaContext = createContext<Idioma>(IDIOMA_DE_RESERVA)

export const useIdioma = (): Idioma => use(IdiomaContext)

/** The back office's own sentences, in the person's language. */
export const useTexts = (): Texts => TEXTS[useIdioma()]

/** Numbers, dates and the words of declarations, as the person writes them. */
export function useFormat(): Format & { idioma: Idioma; word: (textos: Textos) => string } {
  const idioma = useIdioma()
  return useMemo(() => ({ ...formatFor(idioma), idioma, word: (textos: Textos) => enIdioma(textos, idioma) }), [idioma])
}
