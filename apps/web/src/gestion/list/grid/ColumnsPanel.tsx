import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../use-texts.ts'
import { keptSort } from '../filter/filters.ts'
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
      {columns.twoLines && <SortBy />}
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

/** Where rows have no headings, the order is chosen here. */
function SortBy() {
  const t = useWords(OFFICE)
  const id = useId()
  const label = useLabel()
  const { list, sort, change, table } = useListHere()
  const sortBy = (field: string, desc: boolean) => {
    change({ sort: { field, desc } })
    table.change({ orden: keptSort({ field, desc }) })
  }
  return (
    <div className="o-row o-sortby">
      <label htmlFor={id}>{t.columns.sortBy}</label>
      <select id={id} className="o-in" value={sort.field} onChange={({ target }) => sortBy(target.value, sort.desc)}>
        {list.columns
          .filter(({ kind }) => kind !== 'imagen' && kind !== 'custom')
          .map(({ field }) => (
            <option key={field} value={field}>
              {label(field)}
            </option>
          ))}
      </select>
      <Button iconOnly icon={sort.desc ? ArrowDown : ArrowUp} onClick={() => sortBy(sort.field, !sort.desc)}>
        {sort.desc ? t.columns.ascending : t.columns.descending}
      </Button>
    </div>
  )
}
