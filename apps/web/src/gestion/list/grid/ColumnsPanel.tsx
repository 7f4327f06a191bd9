import { ArrowDown, ArrowUp } from 'lucide-react'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../use-texts.ts'
import { useHeading, useLabel } from '../use-label.ts'
import { useListHere } from '../use-list.ts'

/** Which columns are shown, and in which order. */
export function ColumnsPanel() {
  const t = useWords(OFFICE)
  const label = useLabel()
  const heading = useHeading()
  const { columns } = useListHere()
  const { laid } = columns
  return (
    <div className="o-columns">
      <ul>
        {laid.map(({ column, column: { field }, visible }, i) => (
          <li key={field}>
            <label className="o-row">
              <input
                type="checkbox"
                className="o-ck"
                checked={visible}
                onChange={(event) => columns.show(field, event.target.checked)}
              />
              <span className="o-el">{heading(column)}</span>
            </label>
            <span className="o-sp" />
            <Button
              look="ghost"
              small
              iconOnly
              icon={ArrowUp}
              disabled={i === 0}
              onClick={() => columns.move(field, laid[i - 1]?.column.field ?? null)}
            >
              {t.columns.up(label(field))}
            </Button>
            <Button
              look="ghost"
              small
              iconOnly
              icon={ArrowDown}
              disabled={i === laid.length - 1}
              onClick={() => columns.move(field, laid[i + 2]?.column.field ?? null)}
            >
              {t.columns.down(label(field))}
            </Button>
          </li>
        ))}
      </ul>
      <Button look="ghost" small onClick={columns.reset}>
        {t.columns.reset}
      </Button>
    </div>
  )
}
