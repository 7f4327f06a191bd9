import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { movedTo, sameOrder } from './reorder.ts'

export type SortId = string | number

interface Moving {
  id: SortId
  order: readonly SortId[]
  by: 'pointer' | 'keys'
}

export interface Sortable {
  /** The order on the screen, while something moves and until the new one is stored. */
  order: readonly SortId[]
  moving: Moving | null
  item: (id: SortId) => { 'data-sort': string; 'data-lifted': boolean | undefined }
  handle: (id: SortId) => {
    'data-handle': string
    onPointerDown: (event: PointerEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  }
}

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}
const EDGE = 48
const PULL = 14

/** Near the edge of what scrolls, the rest comes into sight. */
function scrollAt(y: number, inside: Element | null) {
  const scroller = inside?.closest('.o-grid, .o-scroll')
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y < top + EDGE) scroller.scrollBy(0, -PULL)
  else if (y > bottom - EDGE) scroller.scrollBy(0, PULL)
}

/** Things that are put in order by mouse, finger or keyboard; `onDrop` stores the order. */
export function useSortable(ids: readonly SortId[], onDrop: (order: SortId[]) => unknown): Sortable {
  const scope = useId()
  const [moving, setMoving] = useState<Moving | null>(null)
  const [held, setHeld] = useState<readonly SortId[] | null>(null)
  const now = useRef(moving)
  now.current = moving
  const known = ids.join()
  // A drag outlives the render it began in; what it stores must not.
  const latest = useRef({ ids, onDrop })
  latest.current = { ids, onDrop }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order from outside replaces the one held.
  useEffect(() => setHeld(null), [known])

  // Moving may take the element out of the page for a moment, and the focus with it.
  useEffect(() => {
    if (moving?.by !== 'keys') return
    document.querySelector<HTMLElement>(`[data-handle="${scope}${moving.id}"]`)?.focus()
  }, [moving, scope])

  function drop() {
    const { current } = now
    setMoving(null)
    if (!current || sameOrder(current.order, latest.current.ids)) return
    setHeld(current.order)
    Promise.resolve(latest.current.onDrop([...current.order])).catch(() => setHeld(null))
  }

  function drag(id: SortId) {
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementsFromPoint(clientX, clientY)
      const over = under.map((element) => element.closest('[data-sort]')).find(belongs)
      scrollAt(clientY, under[0] ?? null)
      const { current } = now
      const place = current?.order.findIndex((other) => over?.getAttribute('data-sort') === `${scope}${other}`) ?? -1
      if (!current || place < 0 || current.order[place] === id) return
      now.current = { ...current, order: movedTo(current.order, id, place) }
      setMoving(now.current)
    }
    const belongs = (element: Element | null) => element?.getAttribute('data-sort')?.startsWith(scope)
    const leave = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', cancel)
    }
    const end = () => {
      leave()
      drop()
    }
    const cancel = () => {
      leave()
      setMoving(null)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', cancel)
  }

  const order = moving?.order ?? held ?? ids
  const press = (id: SortId, event: KeyboardEvent) => {
    const lifted = moving?.by === 'keys' && moving.id === id
    const step = STEP[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      if (lifted) drop()
      else setMoving({ id, order, by: 'keys' })
    } else if (lifted && step) {
      event.preventDefault()
      setMoving({ ...moving, order: movedTo(order, id, step(order.indexOf(id), order.length - 1)) })
    } else if (lifted && event.key === 'Escape') {
      event.preventDefault()
      setMoving(null)
    } else if (lifted && event.key === 'Tab') drop()
  }

  return {
    order,
    moving,
    item: (id) => ({ 'data-sort': `${scope}${id}`, 'data-lifted': moving?.id === id || undefined }),
    handle: (id) => ({
      'data-handle': `${scope}${id}`,
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.preventDefault()
        setMoving({ id, order, by: 'pointer' })
        drag(id)
      },
      onKeyDown: (event) => press(id, event),
    }),
  }
}
