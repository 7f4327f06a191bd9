import type { Noun } from './declare/screen.ts'

export const fem = (noun: Noun, m: string, f: string) => (noun.gender === 'f' ? f : m)
export const counted = (n: number, { one, many }: Noun) => (n === 1 ? one : many)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The article of a noun in Spanish, in Portuguese and, with the space where it takes one, in Catalan. */
export const elEs = (noun: Noun) => fem(noun, 'el', 'la')
export const oPt = (noun: Noun) => fem(noun, 'o', 'a')
export const elCa = (noun: Noun) => (/^[aeiouàèéíòóúh]/i.test(noun.one) ? 'l’' : fem(noun, 'el ', 'la '))

/** What was done to so many things, in Catalan. */
export const participle = (noun: Noun, n: number, stem: string) =>
  stem + (n === 1 ? fem(noun, 'at', 'ada') : fem(noun, 'ats', 'ades'))
