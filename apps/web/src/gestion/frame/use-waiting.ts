import type { ListHead, ShippedView } from '../declare/screen.ts'
import { searchBody } from '../list/filter/filters.ts'
import { useCounts } from '../list/grid/use-windows.ts'
import { type ListState, PLAIN } from '../list/list-state.ts'
import { useIsTold } from './avisos/use-avisos.ts'

/** What waits comes from outside; where nobody tells us, we look. */
const LOOKED_AT_EVERY = 60_000

export interface Waiting {
  view: ShippedView
  state: ListState
  count: number | undefined
}

/** The views of a list whose rows wait for somebody, with how many there are. */
export function useWaiting(list: ListHead): Waiting[] {
  const views = list.waits
  const columns = Object.entries(list.kinds).map(([field, kind = 'text']) => ({ field, kind }))
  const states = views.map(({ conditions }) => ({ ...PLAIN, conditions }))
  const counts = useCounts(
    list.source,
    states.map((state) => searchBody(state, columns, list.sort)),
    useIsTold(list.source.resource) ? undefined : LOOKED_AT_EVERY,
  )
  return views.map((view, i) => ({ view, state: states[i] ?? PLAIN, count: counts[i] }))
}
