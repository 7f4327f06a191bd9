/** The same things with one of them at another place. */
export function movedTo<K>(order: readonly K[], id: K, place: number): K[] {
  const others = order.filter((other) => other !== id)
  const at = Math.max(0, Math.min(place, others.length))
  return [...others.slice(0, at), id, ...others.slice(at)]
}

export const sameOrder = <K>(a: readonly K[], b: readonly K[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i])
