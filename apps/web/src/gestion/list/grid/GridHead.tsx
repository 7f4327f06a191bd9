import { type DragEvent, memo, useState } from 'react'
import type { Column } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { useListHere } from '../use-list.ts'
import { HeadCell } from './HeadCell.tsx'

/** The headings; each opens its menu, can be dragged elsewhere and pulled wider. */
export const GridHead = memo(function GridHead() {
  const t = useWords(OFFICE)
  const { columns, selectable, selection, total } = useListHere()
  const [over, setOver] = useState<string | null>(null)
  const dropOn = (field: string) => ({
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(field)
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      setOver(null)
      const dragged = event.dataTransfer.getData('text/plain')
      if (dragged !== field) columns.moveTo(dragged, field)
    },
  })
  const resizing = columns.headers.some((header) => header.column.getIsResizing())
  const some = selection.count > 0 && selection.count < total
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable && (
          <th scope="col" className="o-mark-cell">
            <input
              type="checkbox"
              className="o-ck"
              aria-label={t.list.markEvery}
              checked={total > 0 && selection.count === total}
              ref={(element) => {
                if (element) element.indeterminate = some
              }}
              onChange={() => (selection.count > 0 ? selection.clear() : selection.markAll())}
            />
          </th>
        )}
        {columns.headers.map((header) => {
          // the table knows its columns only by their ids; ours travel in `meta`
          const column = header.column.columnDef.meta as Column
          const resize = header.getResizeHandler()
          return (
            <HeadCell
              key={header.id}
              column={column}
              over={over === column.field}
              resizing={resizing}
              {...dropOn(column.field)}
            >
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the heading itself can be widened by keyboard. */}
              <i
                className={header.column.getIsResizing() ? 'o-resize o-on' : 'o-resize'}
                onMouseDown={resize}
                onTouchStart={resize}
              />
            </HeadCell>
          )
        })}
      </tr>
    </thead>
  )
})
