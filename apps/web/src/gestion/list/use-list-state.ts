import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useOpenScreen } from '../access.ts'
import { hrefOf, useGo, usePlace } from '../place.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'

export type ChangeList = (patch: Partial<ListState>, options?: { replace?: boolean }) => void

/**
 * A list's state and the way to change it, out of what its address says by then: two choices in quick succession are both
 * kept. Asking for other rows starts at their first.
 */
export function useListState(): [ListState, ChangeList] {
  const { name } = useOpenScreen()
  const { search } = usePlace()
  const go = useGo()
  const router = useRouter()
  const state = useMemo(() => readListState(search), [search])
  const change = useCallback<ChangeList>(
    (patch, options) => {
      const { pathname, search: now } = router.latestLocation
      const last = pathname === hrefOf(name) ? readListState(now) : state
      go(hrefOf(name, null, writeListState({ ...last, page: 1, ...patch })), options)
    },
    [go, name, router, state],
  )
  return [state, change]
}
