import { GripVertical } from 'lucide-react'
import { useWords } from '../../use-texts.ts'
import { SORT } from './sort-texts.ts'
import type { Sortable, SortId } from './use-sortable.ts'

interface SortHandleProps {
  sortable: Sortable
  id: SortId
  /** What is moved, in words. */
  name: string
}

/** The grip by which something is moved; while it is lifted by keys, its place is told. */
export function SortHandle({ sortable, id, name }: SortHandleProps) {
  const say = useWords(SORT)
  const { order, moving } = sortable
  const lifted = moving?.by === 'keys' && moving.id === id
  return (
    <>
      <button
        type="button"
        className="o-grip"
        aria-label={say.move(name)}
        aria-pressed={lifted}
        title={say.how}
        {...sortable.handle(id)}
      >
        <GripVertical className="o-i" aria-hidden="true" />
      </button>
      <span role="status" className="o-sr">
        {lifted && say.lifted(name, order.indexOf(id) + 1, order.length)}
      </span>
    </>
  )
}
