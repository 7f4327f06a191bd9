import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { useListHere } from '../use-list.ts'
import { useStanding } from '../use-standing.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { lastRoom, rowHeight, TWO_LINES } from './row-height.ts'
import { RowsContext, useRowsModel } from './use-rows.ts'
import { WINDOW } from './use-windows.ts'

export const GRID_ID = 'o-grid'

const OVERSCAN = 12
const SKELETON = 14

const windowOf = (index = 0) => Math.floor(index / WINDOW) + 1

/** The rows. Only those in sight exist; the height is that of them all, so the scroll bar tells the truth. */
export function Grid({ children }: { children: ReactNode }) {
  const t = useWords(OFFICE)
  const list = useListHere()
  const { windows, columns, selectable, setRoom, showPages, cursor, grid, noun } = list
  const rows = useRowsModel(list)
  const scroller = useRef<HTMLDivElement>(null)
  const height = columns.twoLines ? TWO_LINES : rowHeight(list.list.columns)
  const loading = windows.total === undefined && windows.slow
  const count = windows.total ?? (loading ? SKELETON : 0)
  const [overscan, setOverscan] = useState(1)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    initialRect: lastRoom,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are laid out anew.
  useEffect(() => virtual.measure(), [virtual, height])
  const items = virtual.getVirtualItems()
  const [top, bottom] = [windowOf(items[0]?.index), windowOf(items.at(-1)?.index)]
  const stand = useStanding(scroller, virtual.scrollOffset ?? 0)

  useImperativeHandle(
    grid,
    () => ({
      reveal: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
      focus: () => document.getElementById(GRID_ID)?.focus({ preventScroll: true }),
    }),
    [virtual],
  )

  const arrived = windows.total !== undefined && !windows.stale
  useEffect(() => {
    if (arrived) showPages(top, bottom)
  }, [top, bottom, arrived, showPages])
  useEffect(() => {
    // what is out of sight follows what is in it
    if (arrived) startTransition(() => setOverscan(OVERSCAN))
  }, [arrived])

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      lastRoom.height = element.offsetHeight
      lastRoom.width = element.clientWidth
      setRoom(lastRoom.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [setRoom])

  return (
    <div
      ref={scroller}
      className={columns.twoLines ? 'o-grid o-grid-lines' : columns.narrow ? 'o-grid o-grid-narrow' : 'o-grid'}
      onScroll={({ currentTarget }) => {
        stand(currentTarget.scrollTop)
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }}
    >
      <table
        id={GRID_ID}
        style={{ '--cols': columns.template, '--row': `${height}px` }}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows one moves through is a grid.
        role="grid"
        aria-label={t.list.rows(noun)}
        aria-rowcount={count + 1}
        aria-busy={windows.stale || loading}
        aria-multiselectable={selectable || undefined}
        aria-activedescendant={cursor >= 0 ? `o-row-${cursor}` : undefined}
        tabIndex={0}
      >
        <GridHead />
        <RowsContext value={rows}>
          <tbody style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => (
              <GridRow key={index} index={index} top={start} row={windows.rowAt(index)} current={index === cursor} />
            ))}
          </tbody>
        </RowsContext>
      </table>
      {children}
    </div>
  )
}
