import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { TableSettings } from '@telar/contract/identidad/usersettings'
import type { Textos } from '@telar/domain/idioma'
import { useMemo } from 'react'
import type { AnyRow, Column } from '../../declare/values.ts'
import { useFormat } from '../../use-texts.ts'
import {
  fitting,
  gridTemplate,
  inTwoLines,
  keepLayout,
  type Laid,
  layOut,
  MARK,
  moved,
  PHONE,
  usualWidth,
  widthOnScreen,
} from './layout.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
  columnMeta: metaHelper<Column>(),
})
const helper = createColumnHelper<typeof features, AnyRow>()
/** Rows come by windows; the table keeps the columns alone. */
const NO_ROWS: AnyRow[] = []
const NARROWEST = 56

type Labels = Readonly<Record<string, Textos | undefined>>
type ChangeSettings = (patch: Partial<TableSettings>) => void

/** The columns as the person has arranged them, and the ways to arrange them differently. */
export function useColumns(
  columns: readonly Column[],
  settings: TableSettings,
  change: ChangeSettings,
  room: number,
  beside: boolean,
  selectable: boolean,
  labels: Labels,
) {
  const { word } = useFormat()
  const laid = useMemo(() => layOut(columns, settings.columnas), [columns, settings.columnas])
  const lines = useMemo(() => inTwoLines(laid, room), [laid, room])
  const shown = useMemo(() => lines ?? fitting(laid, room, beside, selectable), [lines, laid, room, beside, selectable])
  const keep = (next: readonly Laid[]) => change({ columnas: keepLayout(next) })
  const sizing = Object.fromEntries(
    laid.map((item) => [item.column.field, widthOnScreen(item, shown, selectable ? room - MARK : room)]),
  )

  const table = useTable({
    features,
    columns: useMemo(
      () => laid.map(({ column }) => helper.accessor((row) => row[column.field], { id: column.field, meta: column })),
      [laid],
    ),
    data: NO_ROWS,
    columnResizeMode: 'onChange',
    defaultColumn: { minSize: NARROWEST, maxSize: 900 },
    state: {
      columnOrder: laid.map(({ column }) => column.field),
      columnVisibility: Object.fromEntries(laid.map((item) => [item.column.field, shown.includes(item)])),
      columnSizing: sizing,
    },
    onColumnSizingChange: (update) => {
      const next = typeof update === 'function' ? update(sizing) : update
      keep(
        laid.map((item) => {
          const width = next[item.column.field]
          return width === undefined || width === sizing[item.column.field]
            ? item
            : { ...item, width: Math.max(NARROWEST, Math.round(width)) }
        }),
      )
    },
  })

  return {
    laid,
    shown,
    /** Rows are two lines, without headings. */
    twoLines: lines !== undefined,
    headers: table.getHeaderGroups()[0]?.headers ?? [],
    template: gridTemplate(shown, selectable, room, ({ field }) => (labels[field] ? word(labels[field]) : field)),
    /** There is no room to go sideways. */
    narrow: room < PHONE,
    show: (field: string, visible: boolean) =>
      keep(laid.map((item) => (item.column.field === field ? { ...item, visible } : item))),
    move: (field: string, before: string | null) => keep(moved(laid, field, before)),
    /** To where another stands: before it when coming from the right, after it when coming from the left. */
    moveTo: (field: string, target: string) => {
      const fields = laid.map(({ column }) => column.field)
      const rightwards = fields.indexOf(field) < fields.indexOf(target)
      keep(moved(laid, field, rightwards ? (fields[fields.indexOf(target) + 1] ?? null) : target))
    },
    /** One place to the left or to the right among those in sight. */
    nudge: (field: string, by: -1 | 1) => {
      const fields = shown.map(({ column }) => column.field)
      const at = fields.indexOf(field) + (by > 0 ? 2 : -1)
      if (at >= 0) keep(moved(laid, field, fields[at] ?? null))
    },
    widen: (field: string, by: number) =>
      keep(
        laid.map((item) =>
          item.column.field === field
            ? { ...item, width: Math.max(NARROWEST, (item.width ?? usualWidth(item.column)) + by) }
            : item,
        ),
      ),
    reset: () => change({ columnas: [] }),
  }
}
