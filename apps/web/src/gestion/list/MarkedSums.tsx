import { redondearA } from '@telar/domain/dinero'
import type { AnyRow, Column } from '../declare/values.ts'
import { useFormat } from '../use-texts.ts'
import { useLabel } from './use-label.ts'
import { useListHere } from './use-list.ts'

const sumOf = (rows: readonly AnyRow[], { field }: Column) =>
  redondearA(
    rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0),
    4,
  )

/** What the marked rows come to, in the columns in sight that add up; of the whole filter the foot says it. */
export function MarkedSums() {
  const label = useLabel()
  const { number, money } = useFormat()
  const { selection, columns } = useListHere()
  const { seen } = selection
  if (seen.length < 2) return null
  return columns.shown
    .filter(({ column }) => column.sum)
    .map(({ column }) => (
      <span key={column.field} className="o-marked-sum">
        {label(column.field)} <b>{(column.kind === 'money' ? money : number)(sumOf(seen, column))}</b>
      </span>
    ))
}
