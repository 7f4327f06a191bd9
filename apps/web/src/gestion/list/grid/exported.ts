import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Column, Kind, Titled } from '../../declare/values.ts'

const FORMAS: Partial<Record<Kind, 'texto' | 'numero' | 'dinero' | 'fecha' | 'momento'>> = {
  text: 'texto',
  textos: 'texto',
  state: 'texto',
  number: 'numero',
  money: 'dinero',
  date: 'fecha',
  moment: 'momento',
}

interface Said {
  word: (textos: Textos) => string
  yes: string
  no: string
  screens: readonly Titled[]
  idioma: Idioma
}

/** A column of the list as the spreadsheet has it: the same heading, the same words, and its sum where it has one. */
export function exported(
  column: Column,
  heading: (column: Column) => string,
  { word, yes, no, screens, idioma }: Said,
) {
  const { field, kind, states, sum, words } = column
  const palabras =
    kind === 'boolean'
      ? { true: yes, false: no }
      : words
        ? words(screens, idioma)
        : states && Object.fromEntries(Object.entries(states).map(([value, { label }]) => [value, word(label)]))
  return { campo: field, titulo: heading(column), forma: FORMAS[kind], palabras, suma: sum }
}
