import { useEffect, useEffectEvent, useState } from 'react'
import type { AnyRow, Column } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { Cell, isRight } from './grid/Cell.tsx'
import { useRowsBetween } from './grid/use-windows.ts'
import { useHeading } from './use-label.ts'
import { useListHere } from './use-list.ts'

/** Some sixty pages: who wants more takes the spreadsheet. */
const MOST = 2000

/** What goes to paper: the columns as they were in sight, whatever room a sheet has. */
interface Sheet {
  shown: readonly Column[]
  rows: readonly AnyRow[]
}

/** Prints the rows of the whole filter, of which the screen holds only those in sight. */
export function Printed({ onDone }: { onDone: () => void }) {
  const t = useWords(OFFICE)
  const { number } = useFormat()
  const heading = useHeading()
  const { list, body, columns, total, windows } = useListHere()
  const rowsBetween = useRowsBetween(list.source, body)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const gather = useEffectEvent(async () => {
    if (total > MOST) notify(t.list.printsFirst(number(MOST), number(total)))
    try {
      const shown = columns.shown.map(({ column }) => column).filter(({ kind }) => kind !== 'imagen')
      setSheet({ shown, rows: total === 0 ? [] : await rowsBetween(0, Math.min(total, MOST) - 1) })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      onDone()
    }
  })
  const done = useEffectEvent(onDone)
  const counted = windows.total !== undefined
  useEffect(() => {
    if (counted) void gather()
  }, [counted])
  useEffect(() => {
    if (!sheet) return
    const printed = () => done()
    window.addEventListener('afterprint', printed)
    window.print()
    return () => window.removeEventListener('afterprint', printed)
  }, [sheet])

  if (!sheet || sheet.rows.length === 0) return null
  const { shown, rows } = sheet
  return (
    <table className="o-paper">
      <thead>
        <tr>
          {shown.map((column) => (
            <th key={column.field} scope="col" className={isRight(column) ? 'o-n' : undefined}>
              {heading(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {shown.map((column) => (
              <td key={column.field} className={isRight(column) ? 'o-n' : undefined}>
                <Cell row={row} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
