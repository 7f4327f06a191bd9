import { diaDelHecho } from '../../kit/hoy.ts'
import type { ListHead, ShippedView } from '../declare/screen.ts'
import { searchBody } from '../list/filter/filters.ts'
import { useTops } from '../list/grid/use-windows.ts'
import { type ListState, PLAIN } from '../list/list-state.ts'
import { useIsTold } from './avisos/use-avisos.ts'

/** What waits comes from outside; where nobody tells us, we look. */
const LOOKED_AT_EVERY = 60_000

export interface Waiting {
  view: ShippedView
  state: ListState
  count: number | undefined
  /** The day since which the first of them has waited. */
  since: string | undefined
}

/** The views of a list whose rows wait for somebody, with how many there are. */
export function useWaiting(list: ListHead): Waiting[] {
  const views = list.waits
  const columns = Object.entries(list.kinds).map(([field, kind = 'text']) => ({ field, kind }))
  const states = views.map(({ conditions }) => ({ ...PLAIN, conditions }))
  const tops = useTops(
    list.source,
    states.map((state, i) => {
      const since = views[i]?.since
      return searchBody(state, columns, since ? { field: since, desc: false } : list.sort)
    }),
    useIsTold(list.source.resource) ? undefined : LOOKED_AT_EVERY,
  )
  return views.map((view, i) => {
    const top = tops[i]
    const since = view.since && top?.data[0]?.[view.since]
    return {
      ...{ view, state: states[i] ?? PLAIN, count: top?.totalCount },
      since: typeof since === 'string' ? diaDelHecho(since) : undefined,
    }
  })
}
