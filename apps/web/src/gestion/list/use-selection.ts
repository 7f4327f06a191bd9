import { MAX_MARKED, MAX_PAGE_SIZE } from '@telar/contract/kit/limits'
import { useCallback, useMemo, useState } from 'react'
import { useClient } from '../../kit/app.ts'
import type { Source } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { type Body, useRowsBetween } from './grid/use-windows.ts'

type Rows = ReadonlyMap<AnyRow['id'], AnyRow>

interface Marks {
  /** Every row of the filter but `rows`. */
  all: boolean
  rows: Rows
  /** Where a range starts. */
  anchor: number
}

const NONE: Marks = { all: false, rows: new Map(), anchor: 0 }

export interface Selection {
  count: number
  /** Every row of the filter, seen or not. */
  all: boolean
  has: (row: AnyRow) => boolean
  toggle: (row: AnyRow, index: number) => void
  /** From the row last marked to this one. */
  extend: (index: number) => Promise<void>
  markAll: () => void
  clear: () => void
  /** The marked rows as they were read, where each was marked by itself. */
  seen: readonly AnyRow[]
  /** Which rows, for a call that takes a list of them; none where the whole filter is meant, or too many are. */
  ids: () => AnyRow['id'][] | undefined
  /** The rows themselves, read from the server where the mark goes beyond what was seen. */
  resolve: () => Promise<AnyRow[]>
  /** What is marked stays so as it is now; what is gone is marked no longer. */
  renew: () => Promise<void>
}

function toggled(rows: Rows, row: AnyRow): Rows {
  const next = new Map(rows)
  if (!next.delete(row.id)) next.set(row.id, row)
  return next
}

/** Which rows are marked: some by hand, or all of the filter with exceptions. */
export function useSelection(source: Source, body: Body, total: number): Selection {
  const client = useClient()
  const rowsBetween = useRowsBetween(source, body)
  const [{ all, rows, anchor }, setMarks] = useState(NONE)

  const extend = useCallback(
    async (index: number) => {
      const between = await rowsBetween(anchor, index)
      setMarks((marks) =>
        marks.all
          ? marks
          : {
              ...marks,
              rows: new Map([...marks.rows, ...between.map((row): [AnyRow['id'], AnyRow] => [row.id, row])]),
            },
      )
    },
    [anchor, rowsBetween],
  )

  const resolve = useCallback(async () => {
    if (!all) return [...rows.values()]
    const found = new Map<AnyRow['id'], AnyRow>()
    const { signal } = new AbortController()
    for (let page = 1; ; page += 1) {
      const { data } = await source.search(client, { ...body, pageNumber: page, pageSize: MAX_PAGE_SIZE }, signal)
      // one that came in meanwhile moves the others on: each is taken once
      for (const row of data) if (!rows.has(row.id)) found.set(row.id, row)
      if (data.length < MAX_PAGE_SIZE) return [...found.values()]
    }
  }, [all, body, client, rows, source])

  const renew = useCallback(async () => {
    if (rows.size === 0) return
    const { freshRows } = await import('./fresh-rows.ts')
    const found = await freshRows(client, source, [...rows.keys()], new AbortController().signal)
    const fresh = new Map(found.map((row) => [row.id, row]))
    setMarks((marks) => ({
      ...marks,
      rows: new Map(
        [...marks.rows]
          .flatMap(([id, row]) => (rows.has(id) ? (fresh.get(id) ?? []) : row))
          .map((row) => [row.id, row]),
      ),
    }))
  }, [client, rows, source])

  return useMemo(
    () => ({
      count: all ? Math.max(total - rows.size, 0) : rows.size,
      all,
      has: (row) => rows.has(row.id) !== all,
      toggle: (row, index) => setMarks((marks) => ({ ...marks, rows: toggled(marks.rows, row), anchor: index })),
      extend,
      markAll: () => setMarks({ all: true, rows: new Map(), anchor: 0 }),
      clear: () => setMarks(NONE),
      seen: all ? [] : [...rows.values()],
      ids: () => (!all && rows.size <= MAX_MARKED ? [...rows.keys()] : undefined),
      resolve,
      renew,
    }),
    [all, extend, renew, resolve, rows, total],
  )
}
