import { llano } from '@telar/domain/texto'

export interface Piece {
  text: string
  /** The part that was asked for. */
  hit: boolean
}

const wordsOf = (query: string): string[] => llano(query).split(/\s+/).filter(Boolean)

/** Every word of the query is somewhere in the text. */
export const matches = (text: string, query: string): boolean =>
  wordsOf(query).every((word) => llano(text).includes(word))

/** A text cut where it matches the query, without case and accents. */
export function pieces(text: string, query: string): Piece[] {
  const letters = [...text.normalize('NFC')]
  const plain = letters.map((letter) => llano(letter).charAt(0) || letter)
  const hits = letters.map(() => false)
  for (const word of wordsOf(query)) {
    const at = plain.join('').indexOf(word)
    if (at >= 0) hits.fill(true, at, at + word.length)
  }
  return letters.reduce<Piece[]>((cut, letter, i) => {
    const last = cut.at(-1)
    const hit = hits[i] ?? false
    if (last?.hit === hit) last.text += letter
    else cut.push({ text: letter, hit })
    return cut
  }, [])
}
