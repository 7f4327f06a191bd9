import type { Idioma } from '@telar/domain/idioma'
import { mensaje, numeroEscrito } from '../i18n/mensaje.ts'

/** What is taken off a line, beside its colour on paper; nothing where nothing is. */
export const rebajaEscrita = (idioma: Idioma, dto: number): string =>
  dto > 0 ? ` ${mensaje(idioma, 'papel.dto', { n: numeroEscrito(idioma, dto) })}` : ''
