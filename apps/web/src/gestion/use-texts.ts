import { IDIOMA_DE_RESERVA, type Idioma } from '@telar/domain/idioma'
import { createContext, use } from 'react'
import { type Format, formatFor } from './format.ts'
import { type Said, saidIn } from './words.ts'

/** The language the person reads, asked once: a list has hundreds of cells that need to know it. */
export const IdiomaContext = createContext<Idioma>(IDIOMA_DE_RESERVA)

export const useIdioma = (): Idioma => use(IdiomaContext)

/** Words that belong together, in the person's language. */
export const useWords = <W extends object>(words: W): Said<W> => saidIn(words, useIdioma())

/** Numbers, dates and the words of declarations, as the person writes them. */
export const useFormat = (): Format => formatFor(useIdioma())
