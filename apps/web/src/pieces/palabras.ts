import { llano } from '@telar/domain/texto'

/** The words of a search. */
export const palabras = (q: string): string[] => llano(q).split(/\s+/).filter(Boolean)

interface Trozo {
  texto: string
  hallado: boolean
}

const LETRA = /[\p{L}\p{N}]/u

/** A text cut where the searched words are; they are looked for at the beginning of its own. */
export function trozos(text: string, words: readonly string[]): Trozo[] {
  const letters = Array.from(text)
  const plain = letters.map(llano)
  const line = plain.join('')
  const owner = plain.flatMap((letter, place) => Array.from(letter, () => place))
  const found = new Set<number | undefined>()
  for (const word of words) {
    for (let at = line.indexOf(word); word && at >= 0; at = line.indexOf(word, at + 1)) {
      if (LETRA.test(line.charAt(at - 1))) continue
      for (let i = at; i < at + word.length; i++) found.add(owner[i])
    }
  }
  const cut: Trozo[] = []
  letters.forEach((letter, place) => {
    const last = cut.at(-1)
    const hallado = found.has(place)
    if (last?.hallado === hallado) last.texto += letter
    else cut.push({ texto: letter, hallado })
  })
  return cut
}
