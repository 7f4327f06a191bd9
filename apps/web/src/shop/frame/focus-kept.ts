const REACHED = 'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled'

/** What is seen and reached with the Tab key. */
const isReached = (one: HTMLElement) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true })

/** Where something was taken out of the page, with all that was taken out around it. */
function placeOf(gone: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  let node = gone
  let place: MutationRecord | undefined
  for (const record of records)
    for (const removed of record.removedNodes)
      if (removed.contains(node)) {
        place = record
        node = record.target
      }
  return place
}

/** What now stands where something was, or comes after it; at the end, what comes before. */
function nearest({ target, previousSibling }: MutationRecord): HTMLElement | null | undefined {
  const from = previousSibling?.isConnected ? previousSibling : target
  const within = (from instanceof Element ? from : from.parentElement)?.closest<HTMLElement>('dialog[open], main')
  const all = [...(within?.querySelectorAll<HTMLElement>(REACHED) ?? [])].filter(isReached)
  const isAfter = (one: Node) => {
    const where = from.compareDocumentPosition(one)
    const inside = (where & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0
    return (where & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && (from === target || !inside)
  }
  return all.find(isAfter) ?? all.findLast((one) => !isAfter(one)) ?? within
}

/** Where the focus goes by itself when something else is shown, it has gone by then. */
const SETTLED_MS = 50

/**
 * Who goes by keyboard keeps a place in the page: when what had the focus is taken away (a line that was removed, a
 * form that is done), what stands in its place has it, or what comes next. Another page begins at its top.
 */
export function keepFocus(signal: AbortSignal): void {
  let had: Element | null = null
  let records: MutationRecord[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = () => {
    had = document.querySelector(':focus-visible')
  }
  const forget = () => {
    had = null
  }
  const hand = () => {
    const gone = had
    const place = gone && !gone.isConnected && placeOf(gone, records)
    records = []
    forget()
    const another =
      !place || [...place.removedNodes].some((node) => node instanceof Element && node.querySelector('h1'))
    if (!another && document.activeElement === document.body) nearest(place)?.focus()
  }
  const observer = new MutationObserver((seen) => {
    if (!had || had.isConnected) return
    records.push(...seen)
    clearTimeout(timer)
    timer = setTimeout(hand, SETTLED_MS)
  })
  if (signal.aborted) return
  note()
  document.addEventListener('focusin', note, { signal })
  document.addEventListener('pointerdown', forget, { signal })
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
