import { useQueries } from '@tanstack/react-query'
import type { ListModel } from '../declare/screen.ts'
import { searchBody } from '../list/filter/filters.ts'
import { useWindowQuery, WINDOW } from '../list/grid/use-windows.ts'
import { readListState, type SearchParams, writeListState } from '../list/list-state.ts'
import { type Href, hrefOf, type ScreenName } from '../place.ts'
import { sameTab } from './record-tab.ts'

interface Neighbours {
  previous: Href | undefined
  next: Href | undefined
  position: number
  total: number
}

/** The records before and after this one in the list it was opened from, or in another order of it. */
export function useNeighbours(
  screen: ScreenName,
  list: ListModel | undefined,
  id: string | null,
  search: SearchParams,
  order?: SearchParams,
) {
  const state = readListState(order ?? search)
  const source = list?.source ?? { resource: '', call: '', access: 'public' as const, search: () => Promise.reject() }
  const windowQuery = useWindowQuery(source)
  const body = searchBody(state, list?.columns ?? [], list?.sort ?? { field: 'id', desc: false })
  const pages = [state.page - 1, state.page, state.page + 1].filter((page) => page > 0)
  const results = useQueries({
    queries: pages.map((page) => ({
      ...windowQuery(body, page),
      enabled: list !== undefined && id !== null,
    })),
  })
  const rows = results.flatMap(({ data }, i) =>
    (data?.data ?? []).map((row, at) => ({ row, index: ((pages[i] ?? 1) - 1) * WINDOW + at })),
  )
  const at = rows.findIndex(({ row }) => String(row.id) === id)
  if (at < 0) return undefined
  const hrefAt = (place: number) => {
    const found = rows[place]
    if (!found || place < 0) return undefined
    const page = Math.floor(found.index / WINDOW) + 1
    const within = order ? readListState(search) : { ...state, page }
    return hrefOf(screen, found.row.id, { ...writeListState(within), ...sameTab(search) })
  }
  return {
    previous: hrefAt(at - 1),
    next: hrefAt(at + 1),
    position: (rows[at]?.index ?? 0) + 1,
    total: results.find(({ data }) => data)?.data?.totalCount ?? 0,
  } satisfies Neighbours
}
