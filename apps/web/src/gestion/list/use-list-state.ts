import { useCallback, useMemo } from 'react'
import { useOpenScreen } from '../access.ts'
import { hrefOf, useGo, usePlace } from '../place.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'

export type ChangeList = (patch: Partial<ListState>, options?: { replace?: boolean }) => void

/** A list's state and the way to change it; asking for other rows starts at their first. */
export function useListState(): [ListState, ChangeList] {
  const { name } = useOpenScreen()
  const { search } = usePlace()
  const go = useGo()
  const state = useMemo(() => readListState(search), [search])
  const change = useCallback<ChangeList>(
    (patch, options) => go(hrefOf(name, null, writeListState({ ...state, page: 1, ...patch })), options),
    [go, name, state],
  )
  return [state, change]
}
