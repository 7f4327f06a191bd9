const onLine = () => new Promise<Event>((resolve) => window.addEventListener('online', resolve, { once: true }))

/** Loads something once, when it is first asked for. What cannot be brought without a line is brought with it. */
export function broughtOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let bringing: Promise<T> | undefined
  return async function bring() {
    try {
      bringing ??= load()
      return await bringing
    } catch {
      bringing = undefined
      await onLine()
      return bring()
    }
  }
}
