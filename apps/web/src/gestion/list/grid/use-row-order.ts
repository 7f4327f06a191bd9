import { useMay } from '../../access.ts'
import { useCalls } from '../../calls.ts'
import type { ListModel } from '../../declare/screen.ts'
import type { AnyRow } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useSortable } from '../../parts/sort/use-sortable.ts'
import { useWords } from '../../use-texts.ts'
import type { ListState, Sort } from '../list-state.ts'
import { ORDERED } from './columns-texts.ts'
import { WINDOW, type Windows } from './use-windows.ts'

/** The field that keeps a row's place. */
export const ORDER_FIELD = 'orden'

/** Rows that people put in order by hand; only where all of them are in sight, in their own order. */
export function useRowOrder(list: ListModel, state: ListState, sort: Sort, windows: Windows) {
  const t = useWords(OFFICE)
  const may = useMay()
  const calls = useCalls()
  const say = useWords(ORDERED)
  const { total = 0, rowAt } = windows
  const plain = state.q === '' && state.conditions.length === 0 && sort.field === ORDER_FIELD && !sort.desc
  const active = may(list.reorder?.access) && plain && !windows.stale && total > 1 && total <= WINDOW
  const rows = active ? Array.from({ length: total }, (_, i) => rowAt(i)).filter((row) => row !== undefined) : []
  const ids = rows.map(({ id }) => id)

  async function store(order: readonly AnyRow['id'][], undo: readonly AnyRow['id'][] | null) {
    try {
      await list.reorder?.run(calls, [...order])
      notify(say, undo ? { undo: () => void store(undo, null) } : {})
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      await calls.reread(list.source)
      throw error
    }
  }

  const sortable = useSortable(ids, (order) => store(order, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { order } = sortable
  const arranged: Windows = active
    ? { ...windows, rowAt: (index) => byId.get(order[index] ?? '') ?? rowAt(index) }
    : windows
  return { sortable: active ? sortable : null, windows: arranged }
}
