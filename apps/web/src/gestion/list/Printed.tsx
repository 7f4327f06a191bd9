import { useEffect, useState } from 'react'
import type { AnyRow, Column } from '../declare/values.ts'
import { useKeys } from '../frame/keys.tsx'
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

/** The rows of the whole filter on paper, of which the screen holds only those in sight. */
export function Printed() {
  const t = useWords(OFFICE)
  const { number } = useFormat()
  const heading = useHeading()
  const { list, body, columns, total } = useListHere()
  const rowsBetween = useRowsBetween(list.source, body)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const print = async () => {
    if (total === 0) return window.print()
    if (total > MOST) notify(t.list.printsFirst(number(MOST), number(total)))
    try {
      const shown = columns.shown.map(({ column }) => column).filter(({ kind }) => kind !== 'imagen')
      setSheet({ shown, rows: await rowsBetween(0, Math.min(total, MOST) - 1) })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  useKeys([{ keys: 'ctrl+p', label: t.keys.print, run: () => void print(), typing: true }])
  useEffect(() => {
    if (!sheet) return
    const done = () => setSheet(null)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [sheet])

  if (!sheet) return null
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
