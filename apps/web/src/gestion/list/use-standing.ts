import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { rowHeight } from './grid/row-height.ts'
import { WINDOW } from './grid/use-windows.ts'
import { keepStanding, standingIn } from './list-memory.ts'
import { useListHere } from './use-list.ts'

const SETTLES = 400

/** Brings the list back to where it was left, remembers where it stands now, and writes the page into the address. */
export function useStanding(scroller: RefObject<HTMLElement | null>, offset: number): (top: number) => void {
  const { body, entry, cursor, state, change, windows, list } = useListHere()
  const height = rowHeight(list.columns)
  const restored = useRef<unknown>(null)
  const top = useRef(0)
  const arrived = windows.total !== undefined && !windows.stale

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !arrived || restored.current === body) return
    const first = restored.current === null ? (state.page - 1) * WINDOW * height : 0
    restored.current = body
    top.current = standingIn(entry)?.top ?? first
    element.scrollTop = top.current
  }, [arrived, body, entry, scroller, state.page, height])

  // Until the new rows are here, one still stands among the old ones.
  const keep = (now: number) => {
    if (restored.current !== body) return
    top.current = now
    keepStanding(entry, { top: now, cursor })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling keeps for itself; this is for the rest.
  useEffect(() => keep(top.current), [entry, cursor, body])

  const inSight = Math.floor(offset / height / WINDOW) + 1
  useEffect(() => {
    if (restored.current !== body || inSight === state.page) return
    const timer = setTimeout(() => change({ page: inSight }, { replace: true }), SETTLES)
    return () => clearTimeout(timer)
  }, [body, inSight, state.page, change])

  return keep
}
