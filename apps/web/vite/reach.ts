/** Every module on the way from some to what they need. */
export function reach(roots: readonly string[], needs: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...needs(id))
  }
  return seen
}
