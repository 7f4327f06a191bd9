import type { Idioma } from '@telar/domain/idioma'
import { HISTORY } from '../record/history/history-texts.ts'

/** Of a list that is not of words, how many there are. */
export const contarLista = (_: string, value: unknown, idioma: Idioma): string | undefined =>
  Array.isArray(value) && value.some((uno) => typeof uno !== 'string')
    ? HISTORY.things[idioma](value.length)
    : undefined
