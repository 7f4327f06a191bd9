import { VARIEDADES } from '@telar/domain/idioma'
import { Group } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../calls.ts'
import type { Groups } from '../declare/screen.ts'
import type { Column } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { Choice } from '../parts/Choice.tsx'
import { OfficeDialog } from '../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { FieldShell } from '../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { useValueText } from './filter/use-condition-text.ts'
import { GROUPING } from './grouping-texts.ts'
import type { Condition } from './list-state.ts'
import { useLabel } from './use-label.ts'
import { useListHere } from './use-list.ts'

/** The way to the whole filter by groups. */
export function Grouping({ groups }: { groups: Groups }) {
  const say = useWords(GROUPING)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="ghost" small icon={Group} onClick={() => setOpen(true)}>
        {say.group}
      </Button>
      {open && <GroupsDialog groups={groups} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The last day of a month: `2026-02` → `2026-02-28`. */
const lastDay = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** What the list has to be asked to show one group alone. */
function conditionsOf({ field, kind }: Column, value: string | null): Condition[] {
  if (value === null) return [{ field, choice: 'empty', value: '' }]
  if (kind !== 'date') return [{ field, choice: 'eq', value }]
  return [
    { field, choice: 'gte', value: `${value}-01` },
    { field, choice: 'lte', value: lastDay(value) },
  ]
}

/** The rows of the whole filter by one of their fields, with sums; each group leads to its rows. */
function GroupsDialog({ groups: { call, fields, sums, hint }, onClose }: { groups: Groups; onClose: () => void }) {
  const t = useWords(OFFICE)
  const say = useWords(GROUPING)
  const label = useLabel()
  const valueText = useValueText()
  const { number, amount, word, idioma } = useFormat()
  const { state, change, list, body, noun } = useListHere()
  const columnOf = (field: string) => list.columns.find((column) => column.field === field)
  const [field, setField] = useState(fields[0] ?? '')
  const { data, error } = useRead(call, { body: { ...body, campo: field } })
  const by = columnOf(field)
  if (!by) return null
  const said = (value: string | null) => {
    if (value === null || value === '') return '–'
    if (by.kind !== 'date') return valueText(value, by)
    const day = new Date(`${value}-15T12:00:00Z`)
    return new Intl.DateTimeFormat(VARIEDADES[idioma], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day)
  }
  // of conditions of which one is enough, another one makes no part
  const leads = (value: string | null) => value !== '' && !(state.any && state.conditions.length > 0)
  const show = (value: string | null) => {
    change({ conditions: [...state.conditions, ...conditionsOf(by, value)], any: false, view: null })
    onClose()
  }
  return (
    <OfficeDialog
      title={say.groups(noun.many)}
      onClose={onClose}
      footer={
        <Button onClick={onClose} keys="escape">
          {t.close}
        </Button>
      }
    >
      <FieldShell id="group-by" label={say.groupBy}>
        <Choice
          id="group-by"
          value={field}
          options={fields}
          label={(name) => (columnOf(name)?.kind === 'date' ? say.month(label(name)) : label(name))}
          onChange={setField}
        />
      </FieldShell>
      {hint && <p className="o-q">{word(hint)}</p>}
      {error && <Note look="error">{errorText(error, t)}</Note>}
      <div className="o-t-scroll">
        <table className="o-t o-t-money o-t-phone">
          <thead>
            <tr>
              <th>{label(field)}</th>
              <th className="o-n">{say.howMany}</th>
              {sums.map((sum) => (
                <th key={sum} className="o-n">
                  {label(sum)}
                  {columnOf(sum)?.kind === 'money' && ' €'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.map(({ valor, cuantas, sumas }) => (
              <tr key={String(valor)}>
                <td className="o-l1 o-el">
                  {leads(valor) ? (
                    <button type="button" className="o-link" onClick={() => show(valor)}>
                      {said(valor)}
                    </button>
                  ) : (
                    said(valor)
                  )}
                </td>
                <td className="o-n" data-th={say.howMany}>
                  {number(cuantas)}
                </td>
                {sums.map((sum, place) => (
                  <td
                    key={sum}
                    className={place === 0 ? 'o-n o-l1' : 'o-n'}
                    data-th={place === 0 ? undefined : label(sum)}
                  >
                    {(columnOf(sum)?.kind === 'money' ? amount : number)(sumas[sum] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </OfficeDialog>
  )
}
