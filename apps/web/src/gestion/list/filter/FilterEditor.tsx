import { type FormEvent, useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import type { Column } from '../../declare/values.ts'
import { parseNumber } from '../../format.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { type Condition, TODAY } from '../list-state.ts'
import { useHeading } from '../use-label.ts'
import { useListHere } from '../use-list.ts'
import { choicesFor, needsValue } from './filters.ts'
import { useChoiceText } from './use-condition-text.ts'

interface FilterEditorProps {
  condition: Condition
  onApply: (condition: Condition) => void
}

/** Field, comparison, value. */
export function FilterEditor({ condition, onApply }: FilterEditorProps) {
  const t = useWords(OFFICE)
  const heading = useHeading()
  const choiceText = useChoiceText()
  const { list } = useListHere()
  const columns = list.columns.filter((column) => choicesFor(column).length > 0)
  const [{ field, choice, value }, setDraft] = useState(condition)
  const column = columns.find((candidate) => candidate.field === field)
  if (!column) return null
  const pick = (next: string) => {
    const other = columns.find((candidate) => candidate.field === next)
    if (!other) return
    const same = other.kind === column.kind
    setDraft({
      field: next,
      choice: same ? choice : (choicesFor(other)[0] ?? 'eq'),
      value: same ? value : startOf(other),
    })
  }
  const current = value === '' ? startOf(column) : value
  const complete = !needsValue(choice) || current !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (complete) onApply({ field, choice, value: needsValue(choice) ? current : '' })
  }
  return (
    <form className="o-editor" onSubmit={submit}>
      <select
        className="o-in"
        value={field}
        aria-label={t.filters.field}
        onChange={(event) => pick(event.target.value)}
      >
        {columns.map((option) => (
          <option key={option.field} value={option.field}>
            {heading(option)}
          </option>
        ))}
      </select>
      <Choice
        value={choice}
        aria-label={t.filters.comparison}
        options={choicesFor(column)}
        label={(option) => choiceText(option, column.kind)}
        onChange={(chosen) => setDraft({ field, choice: chosen, value })}
      />
      {needsValue(choice) && (
        <ValueInput
          key={field}
          column={column}
          value={current}
          onChange={(next) => setDraft({ field, choice, value: next })}
        />
      )}
      <Button type="submit" look="main" keys="enter" disabled={!complete}>
        {t.filters.apply}
      </Button>
    </form>
  )
}

const startOf = ({ kind, states }: Column): string =>
  kind === 'boolean' ? 'true' : kind === 'state' ? (Object.keys(states ?? {})[0] ?? '') : ''

interface ValueInputProps {
  column: Column
  value: string
  onChange: (value: string) => void
}

function ValueInput({ column: { kind, states }, value, onChange }: ValueInputProps) {
  const t = useWords(OFFICE)
  const { word, decimal } = useFormat()
  const props = { className: 'o-in', 'aria-label': t.filters.value, autoFocus: true } as const
  if (kind === 'boolean' || kind === 'state') {
    const options = states
      ? Object.entries(states).map(([key, state]) => [key, word(state.label)])
      : [
          ['true', t.yes],
          ['false', t.no],
        ]
    return (
      <select {...props} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'number' || kind === 'money')
    return (
      <input
        {...props}
        inputMode="decimal"
        defaultValue={value.replace('.', decimal)}
        onChange={(event) => onChange(String(parseNumber(event.target.value, decimal) ?? ''))}
      />
    )
  const type = kind === 'date' || kind === 'moment' ? 'date' : 'text'
  const shown = type === 'date' && value === TODAY ? hoy() : value
  return <input {...props} type={type} value={shown} onChange={(event) => onChange(event.target.value)} />
}
