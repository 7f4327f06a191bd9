import { type MouseEvent, memo } from 'react'
import type { AnyRow } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { SortHandle } from '../../parts/sort/SortHandle.tsx'
import { useIdioma, useWords } from '../../use-texts.ts'
import { Cell, isRight } from './Cell.tsx'
import { ORDER_FIELD } from './use-row-order.ts'
import { useRowsHere } from './use-rows.ts'

interface GridRowProps {
  index: number
  top: number
  row: AnyRow | undefined
  /** The one the person stands on. */
  current: boolean
}

/** One row, or grey bars in its place until it is here. */
export const GridRow = memo(function GridRow({ index, top, row, current }: GridRowProps) {
  const idioma = useIdioma()
  const { columns, main, selectable, sortable, label, isMarked, addressOf, press } = useRowsHere()
  const marked = row !== undefined && isMarked(row)
  const onClick = (event: MouseEvent) => {
    const own = event.defaultPrevented || (event.target instanceof Element && event.target.closest('input, .o-grip'))
    if (row && !own) press(row, index)
  }
  return (
    <tr
      id={`o-row-${index}`}
      aria-rowindex={index + 2}
      aria-selected={selectable ? marked : undefined}
      className={[marked && 'o-sel', current && 'o-cur'].filter(Boolean).join(' ') || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={onClick}
      {...(row && sortable?.item(row.id))}
    >
      {selectable && <td className="o-mark-cell">{row && <MarkBox row={row} index={index} marked={marked} />}</td>}
      {columns.map((column) => (
        <td key={column.field} className={isRight(column) ? 'o-n' : undefined}>
          {row && sortable && column.field === ORDER_FIELD && (
            <SortHandle sortable={sortable} id={row.id} name={label(row, idioma)} />
          )}
          {!row ? (
            <i className="o-sk" style={{ width: `${38 + ((index * 7 + column.field.length * 11) % 45)}%` }} />
          ) : column === main ? (
            <OfficeLink className="o-main-cell" tabIndex={-1} href={addressOf(row, index)}>
              <Cell row={row} column={column} />
            </OfficeLink>
          ) : (
            <Cell row={row} column={column} />
          )}
        </td>
      ))}
    </tr>
  )
})

function MarkBox({ row, index, marked }: { row: AnyRow; index: number; marked: boolean }) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const { label, mark } = useRowsHere()
  return (
    <input
      type="checkbox"
      className="o-ck"
      tabIndex={-1}
      aria-label={t.list.markRow(label(row, idioma))}
      checked={marked}
      onChange={() => undefined}
      onClick={(event) => mark(row, index, event)}
    />
  )
}
