import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { rowHeight } from './grid/row-height.ts'
import { WINDOW } from './grid/use-windows.ts'
import { keepStanding, type Standing, standingIn } from './list-memory.ts'
import { useListHere } from './use-list.ts'

const SETTLES = 400

/** The scroll that was left, or the one at which the current row is in sight. */
function inSightOf({ top, cursor }: Standing, height: number, room: number): number {
  const row = cursor * height
  const seen = cursor < 0 || (row >= top && row + 2 * height <= top + room)
  return seen ? top : Math.max(0, row - room / 2)
}

/** Brings the list back to where it was left, remembers where it stands now, and writes the page into the address. */
export function useStanding(scroller: RefObject<HTMLElement | null>, offset: number): (top: number) => void {
  const { body, entry, cursor, state, change, windows, list, screen } = useListHere()
  const height = rowHeight(list.columns)
  const restored = useRef<unknown>(null)
  const top = useRef(0)
  const arrived = windows.total !== undefined && !windows.stale

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !arrived || restored.current === body) return
    const first = restored.current === null ? (state.page - 1) * WINDOW * height : 0
    restored.current = body
    const left = standingIn(entry)
    top.current = left ? inSightOf(left, height, element.clientHeight) : first
    element.scrollTop = top.current
  }, [arrived, body, entry, scroller, state.page, height])

  // Until the new rows are here, one still stands among the old ones.
  const keep = (now: number) => {
    if (restored.current !== body) return
    top.current = now
    keepStanding(entry, screen.name, { top: now, cursor })
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
