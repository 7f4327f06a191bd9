import { redondearA } from '@telar/domain/dinero'
import type { AnyRow, Column } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { useLabel } from './use-label.ts'
import { useListHere } from './use-list.ts'

const sumOf = (rows: readonly AnyRow[], { field }: Column) =>
  redondearA(
    rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0),
    4,
  )

/** What the marked rows come to, in the columns in sight that add up; where the whole filter is marked, its own sums say it. */
export function MarkedSums() {
  const t = useWords(OFFICE)
  const label = useLabel()
  const { number, money } = useFormat()
  const { selection, columns, noun } = useListHere()
  const { seen } = selection
  return (
    <>
      <b>{t.list.marked(number(seen.length), seen.length, noun)}</b>
      <span className="o-sums">
        {columns.shown
          .filter(({ column }) => column.sum)
          .map(({ column }) => (
            <span key={column.field}>
              <span className="o-q">{label(column.field)}</span>{' '}
              <b>{(column.kind === 'money' ? money : number)(sumOf(seen, column))}</b>
            </span>
          ))}
      </span>
    </>
  )
}
