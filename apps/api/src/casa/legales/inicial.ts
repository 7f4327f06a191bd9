import { deCadaPagina } from '@telar/domain/casa/legales'
import { enCadaIdioma } from '@telar/domain/idioma'
import { ca } from './inicial/ca.ts'
import { en } from './inicial/en.ts'
import { es } from './inicial/es.ts'
import { pt } from './inicial/pt.ts'

const EN = { es, en, pt, ca }

/** What every house starts with: the pages of a Spanish maker who sells to shops. */
export const LEGALES_INICIALES = deCadaPagina((pagina) => enCadaIdioma((idioma) => EN[idioma][pagina]))

/** The day on which those were written. */
export const EDICIONES_INICIALES = deCadaPagina(() => ({ numero: 1, desde: '2026-11-16' }))
