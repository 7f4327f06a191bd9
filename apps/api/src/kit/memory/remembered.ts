const MOST = 2000
const LONGEST = 300

/** What a text comes to, worked out once: people ask for the same addresses again and again. Nothing is not kept. */
export function remembered<T>(): <R extends T | undefined>(text: string, workOut: () => R) => R {
  const known = new Map<string, T>()
  return <R extends T | undefined>(text: string, workOut: () => R) => {
    const before = known.get(text)
    if (before !== undefined) return before as R
    const result = workOut()
    if (known.size >= MOST) known.clear()
    if (result !== undefined && text.length <= LONGEST) known.set(text, result)
    return result
  }
}
