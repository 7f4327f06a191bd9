import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, ListFilter } from 'lucide-react'
import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import type { Column } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { MenuItem, MenuRule, OfficeMenu } from '../../parts/dialogs/OfficeMenu.tsx'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { choicesFor, keptSort } from '../filter/filters.ts'
import { useHeading, useLabel } from '../use-label.ts'
import { useListHere } from '../use-list.ts'
import { isRight } from './Cell.tsx'

interface HeadCellProps {
  column: Column
  over: boolean
  /** An edge is being pulled, which is no drag. */
  resizing: boolean
  children: ReactNode
  onDragOver: (event: DragEvent) => void
  onDragLeave: () => void
  onDrop: (event: DragEvent) => void
}

/** A heading: opens its menu, can be dragged elsewhere. */
export function HeadCell({ column, over, resizing, children, ...drop }: HeadCellProps) {
  const t = useWords(OFFICE)
  const label = useLabel()
  const heading = useHeading()
  const { columns, sort, change, table, setDraft } = useListHere()
  const { field } = column
  const sorted = sort.field === field
  const sortBy = (desc: boolean) => {
    change({ sort: { field, desc } })
    table.change({ orden: keptSort({ field, desc }) })
  }
  const hide = () => {
    const before = table.settings.columnas
    columns.show(field, false)
    notify(t.columns.hidden(label(field)), { undo: () => table.change({ columnas: before }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (by === 0 || !(event.altKey || event.shiftKey)) return
    event.preventDefault()
    if (event.altKey) columns.nudge(field, by)
    else columns.widen(field, by * 16)
  }
  const Arrow = sort.desc ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      className={[isRight(column) && 'o-n', sorted && 'o-sorted', over && 'o-drop'].filter(Boolean).join(' ')}
      aria-sort={sorted ? (sort.desc ? 'descending' : 'ascending') : 'none'}
      draggable={!resizing}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', field)}
      {...drop}
    >
      <OfficeMenu
        onRelease
        align={isRight(column) ? 'end' : 'start'}
        trigger={
          <button type="button" onKeyDown={onKeyDown}>
            <span className="o-el">{heading(column)}</span>
            {sorted && <Arrow className="o-i" aria-hidden="true" />}
          </button>
        }
      >
        {column.kind !== 'imagen' && (
          <>
            <MenuItem icon={ArrowUp} onSelect={() => sortBy(false)}>
              {t.columns.ascending}
            </MenuItem>
            <MenuItem icon={ArrowDown} onSelect={() => sortBy(true)}>
              {t.columns.descending}
            </MenuItem>
            <MenuRule />
          </>
        )}
        {choicesFor(column).length > 0 && (
          <>
            <MenuItem
              icon={ListFilter}
              onSelect={() => setDraft({ field, choice: choicesFor(column)[0] ?? 'eq', value: '' })}
            >
              {t.columns.filterBy(label(field))}
            </MenuItem>
            <MenuRule />
          </>
        )}
        <MenuItem icon={ArrowLeft} keys="alt+←" onSelect={() => columns.nudge(field, -1)}>
          {t.columns.left}
        </MenuItem>
        <MenuItem icon={ArrowRight} keys="alt+→" onSelect={() => columns.nudge(field, 1)}>
          {t.columns.right}
        </MenuItem>
        <MenuItem icon={EyeOff} onSelect={hide}>
          {t.columns.hide}
        </MenuItem>
      </OfficeMenu>
      {children}
    </th>
  )
}
