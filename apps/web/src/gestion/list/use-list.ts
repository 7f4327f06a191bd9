import { useLocation } from '@tanstack/react-router'
import { vistas } from '@telar/contract/calls'
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMay } from '../access.ts'
import { useRead } from '../calls.ts'
import type { ListModel, OpenScreen } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { hrefOf, NEW, useGo } from '../place.ts'
import { useFormat } from '../use-texts.ts'
import { searchBody } from './filter/filters.ts'
import { currentView, viewsOf } from './filter/views.ts'
import { lastRoom } from './grid/row-height.ts'
import { useColumns } from './grid/use-columns.ts'
import { useRowOrder } from './grid/use-row-order.ts'
import { type Body, useWindows, WINDOW } from './grid/use-windows.ts'
import { arrive, standingIn } from './list-memory.ts'
import { type Condition, writeListState } from './list-state.ts'
import { useListState } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'
import { useTableSettings, usualSort } from './use-table-settings.ts'

const NO_VIEWS: readonly [] = []
/** How long views that others share are taken as they were read. */
const VIEWS_STAY = 60_000

/** What the list's parts do to the rows on the screen. */
export interface GridHandle {
  reveal: (index: number) => void
  focus: () => void
}

/** Everything a list is made of: its state, its rows, its columns, what is marked and where one stands. */
export function useList(screen: OpenScreen, list: ListModel) {
  const may = useMay()
  const go = useGo()
  const { word, idioma } = useFormat()
  const [state, change] = useListState()
  const table = useTableSettings(screen.name)
  const [room, setRoom] = useState(lastRoom.width)
  const [preview, setPreview] = useState(false)
  /** There is something to do with marked rows. */
  const selectable =
    may(list.remove?.access) ||
    may(list.changes?.access) ||
    may(list.exports?.access) ||
    list.actions.some((action) => may(action.access))
  const columns = useColumns(list.columns, table.settings, table.change, room, preview, selectable, screen.labels)

  const usual = useMemo(() => usualSort(table.settings, list.sort), [list.sort, table.settings])
  // the same search is the same body, whatever page is in sight and whoever read the settings anew: marks hang on it
  const asked = JSON.stringify(searchBody(state, list.columns, usual))
  const body = useMemo(() => JSON.parse(asked) as Body, [asked])

  const entry = useLocation({ select: ({ state: kept, href }) => kept.__TSR_key ?? href })
  const [seen, setSeen] = useState<{ body: Body; pages: readonly number[] }>({ body, pages: [state.page] })
  const sort = state.sort ?? usual
  const read = useWindows(list.source, body, seen.body === body ? seen.pages : [state.page])
  const { windows, sortable } = useRowOrder(list, state, sort, read)
  const total = windows.total ?? 0
  const selection = useSelection(list.source, body, total)
  const [placed, setCursor] = useState(() => arrive(entry, screen.name)?.cursor ?? -1)
  // one stands on no row that is not there any more
  const cursor = windows.total === undefined ? placed : Math.min(placed, total - 1)
  const [draft, setDraft] = useState<Condition | null>(null)
  const grid = useRef<GridHandle>(null)

  const first = useRef(body)
  useEffect(() => {
    if (first.current === body) return
    first.current = body
    setCursor(standingIn(entry)?.cursor ?? -1)
    selection.clear()
  }, [body, entry, selection])

  const maySeeShared = may(vistas.deTabla.access)
  const { data: shared, isPending: sharedAwaited } = useRead(
    vistas.deTabla,
    { params: { id: screen.name } },
    { enabled: maySeeShared, staleTime: VIEWS_STAY },
  )
  const views = useMemo(
    () => viewsOf(list.views, shared ?? NO_VIEWS, table.settings.filtros, word),
    [list.views, shared, table.settings.filtros, word],
  )
  const { opens } = screen
  const latest = useRef(state)
  latest.current = state
  const addressOf = useCallback(
    (row: AnyRow, index: number) =>
      hrefOf(screen.name, row.id, writeListState({ ...latest.current, page: Math.floor(index / WINDOW) + 1 })),
    [screen.name],
  )
  const open = useCallback(
    (row: AnyRow, index: number) => {
      setCursor(index)
      if (opens) go(addressOf(row, index))
      else setPreview(true)
    },
    [addressOf, go, opens],
  )
  const showPages = useCallback(
    (top: number, bottom: number) =>
      setSeen((was) =>
        was.body === body && was.pages[0] === top && was.pages.at(-1) === bottom
          ? was
          : { body, pages: top === bottom ? [top] : [top, bottom] },
      ),
    [body],
  )

  return {
    ...{ screen, list, state, change, table, columns, setRoom, usual, body, entry, windows, total, showPages },
    ...{
      sort,
      sortable,
      selection,
      cursor,
      setCursor,
      preview,
      setPreview,
      draft,
      setDraft,
      grid,
      views,
      opens,
      addressOf,
      open,
    },
    noun: screen.noun[idioma],
    view: currentView(views, state),
    /** All views are here: one that is not among them does not exist. */
    viewsKnown: table.ready && !(maySeeShared && sharedAwaited),
    current: cursor < 0 ? undefined : windows.rowAt(cursor),
    selectable,
    mayCreate: may(screen.create),
    create: () => go(hrefOf(screen.name, NEW)),
    moveTo: (index: number) => {
      const next = Math.max(0, Math.min(index, total - 1))
      setCursor(next)
      grid.current?.focus()
      grid.current?.reveal(next)
    },
  }
}

export type List = ReturnType<typeof useList>

export const ListContext = createContext<List | null>(null)

export function useListHere(): List {
  const list = use(ListContext)
  if (!list) throw new Error('This part belongs inside a list')
  return list
}
