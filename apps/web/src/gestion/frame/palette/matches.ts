import { distancia, llano } from '@telar/domain/texto'

export interface Piece {
  text: string
  /** The part that was asked for. */
  hit: boolean
}

const wordsOf = (query: string): string[] => llano(query).split(/\s+/).filter(Boolean)

/** Every word of the query is somewhere in the text. */
export const matches = (text: string, query: string): boolean =>
  wordsOf(query).every((word) => llano(text).includes(word))

/** The query is the text's own name. */
export const isCalled = (text: string, query: string): boolean => llano(text).trim() === llano(query).trim()

/** So many letters of a word may be wrong; a number is meant as it stands. */
const slips = (word: string): number => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2)

/** A word as somebody may have meant it: its beginning, with a letter wrong, too many or too few. */
const meant = (word: string, candidate: string): boolean => {
  const most = slips(word)
  return [0, 1, -1].some((more) => distancia(word, candidate.slice(0, word.length + more)) <= most)
}

/** Every word of the query is in the text, or begins one of its words but for a slip of the hand. */
export const resembles = (text: string, query: string): boolean => {
  const words = wordsOf(text)
  return wordsOf(query).every((word) => llano(text).includes(word) || words.some((candidate) => meant(word, candidate)))
}

const KEPT = 3

/** The query by the beginnings of its words, which slips leave alone most often; nothing where there is none to be had. */
export const beginnings = (query: string): string =>
  wordsOf(query)
    .map((word) => (slips(word) === 0 ? word : word.slice(0, Math.max(KEPT, Math.floor(word.length / 2)))))
    .join(' ')

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
