/** What lies under a name inside something, if anything does. */
export function insideOf(told: unknown, name: string): object {
  const inside: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
  return typeof inside === 'object' && inside !== null ? inside : {}
}

/** The sentence of an error itself. */
export function messageIn(told: unknown): string | undefined {
  const message: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'message') : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** The first sentence inside an error, however deep it nests. */
export function firstMessage(told: unknown): string | undefined {
  if (typeof told !== 'object' || told === null) return undefined
  const own = messageIn(told)
  if (own) return own
  for (const inside of Object.values(told)) {
    const found = firstMessage(inside)
    if (found) return found
  }
  return undefined
}
