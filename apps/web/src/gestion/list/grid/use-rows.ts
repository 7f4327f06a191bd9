import { createContext, type MouseEvent, use, useMemo } from 'react'
import type { AnyRow, Column } from '../../declare/values.ts'
import type { Sortable } from '../../parts/sort/use-sortable.ts'
import type { Href } from '../../place.ts'
import type { List } from '../use-list.ts'

/** What a row needs to know of its list; it changes seldom, so that scrolling draws new rows and no others. */
export interface RowsModel {
  columns: readonly Column[]
  /** The cell that leads to the record. */
  main: Column | undefined
  selectable: boolean
  /** The rows are put in order by hand. */
  sortable: Sortable | null
  label: List['list']['label']
  isMarked: (row: AnyRow) => boolean
  addressOf: (row: AnyRow, index: number) => Href
  press: (row: AnyRow, index: number) => void
  mark: (row: AnyRow, index: number, event: MouseEvent) => void
}

export function useRowsModel({
  columns,
  selectable,
  sortable,
  selection,
  list,
  opens,
  preview,
  ...rest
}: List): RowsModel {
  const { addressOf, open, setCursor } = rest
  const { shown } = columns
  return useMemo(
    () => ({
      columns: shown.map(({ column }) => column),
      main: opens && !preview ? (shown.find(({ column }) => column.main) ?? shown[0])?.column : undefined,
      selectable,
      sortable,
      label: list.label,
      isMarked: selection.has,
      addressOf,
      press: (row, index) => (preview ? setCursor(index) : open(row, index)),
      mark: (row, index, event) => {
        if (event.shiftKey) void selection.extend(index)
        else selection.toggle(row, index)
        setCursor(index)
      },
    }),
    [shown, opens, preview, selectable, sortable, list.label, selection, addressOf, open, setCursor],
  )
}

export const RowsContext = createContext<RowsModel | null>(null)

export function useRowsHere(): RowsModel {
  const rows = use(RowsContext)
  if (!rows) throw new Error('A row belongs inside a list')
  return rows
}
