type Options<T> = readonly [T, ...T[]]

/** Named, repeatable choices: a new question never changes the answers to the others. */
export interface Azar {
  pick<const T>(question: string, options: Options<T>): T
  /** Like `pick`, but neighbouring seeds get different answers: for what the eye sees first. */
  turn<const T>(question: string, options: Options<T>): T
  between(question: string, low: number, high: number): number
  chance(question: string, share: number): boolean
  /** The choices of a part that is a garment of its own. */
  child(name: string): Azar
  /** An endless row of numbers in [0, 1). */
  stream(question: string): () => number
}

function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}

/** Numbers in [0, 1) that only depend on the text (mulberry32). */
export function numbersOf(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

// Steps of the golden ratio spread over [0, 1) without clumps.
const GOLDEN = 0.6180339887

/** The choices of one garment. */
export function azarDe(familia: string, semilla: number): Azar {
  const root = `${familia}:${semilla}`
  const one = (question: string) => numbersOf(`${root}:${question}`)()
  return {
    pick: (question, options) => options[Math.floor(one(question) * options.length)] ?? options[0],
    turn: (question, options) => {
      const place = (semilla * GOLDEN + numbersOf(`${familia}:${question}`)()) % 1
      return options[Math.floor(place * options.length)] ?? options[0]
    },
    between: (question, low, high) => low + one(question) * (high - low),
    chance: (question, share) => one(question) < share,
    child: (name) => azarDe(`${familia}/${name}`, semilla),
    stream: (question) => numbersOf(`${root}:${question}`),
  }
}
