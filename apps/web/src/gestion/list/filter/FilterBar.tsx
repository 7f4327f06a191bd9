import { lazyRouteComponent } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficePopover } from '../../parts/dialogs/OfficePopover.tsx'
import { useWords } from '../../use-texts.ts'
import { GRID_ID } from '../grid/Grid.tsx'
import type { Condition } from '../list-state.ts'
import { useLabel } from '../use-label.ts'
import { useListHere } from '../use-list.ts'
import { choicesFor, needsValue } from './filters.ts'
import { useChoiceText, useValueText } from './use-condition-text.ts'
import { withView } from './views.ts'

const FilterEditor = lazyRouteComponent(() => import('./FilterEditor.tsx'), 'FilterEditor')

/** The filters as chips; each opens to be changed. */
export function FilterBar() {
  const t = useWords(OFFICE)
  const { state, change, list, draft, setDraft } = useListHere()
  useEffect(() => void FilterEditor.preload?.(), [])
  const { conditions, any } = state
  const filterable = list.columns.filter((column) => choicesFor(column).length > 0)
  const first = filterable[0]
  const begin = (): Condition | null =>
    (first && { field: first.field, choice: choicesFor(first)[0] ?? 'eq', value: '' }) || null
  const put = (i: number, condition: Condition) =>
    change({ conditions: conditions.map((other, at) => (at === i ? condition : other)) })
  return (
    <div className="o-bar">
      {conditions.map((condition, i) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: a chip has no name but its place; two may be equal.
          key={i}
          condition={condition}
          onChange={(next) => put(i, next)}
          onRemove={() => change({ conditions: conditions.filter((_, at) => at !== i) })}
        />
      ))}
      {first && (
        <OfficePopover
          label={t.filters.add}
          finalFocus={() => document.getElementById(GRID_ID)}
          open={draft !== null}
          onOpenChange={(open) => setDraft(open ? begin() : null)}
          trigger={
            <button type="button" className="o-chip o-chip-add">
              <span>
                <Plus className="o-i" aria-hidden="true" /> {t.filters.filter}
              </span>
            </button>
          }
        >
          <Suspense>
            {draft && (
              <FilterEditor
                condition={draft}
                onApply={(condition) => {
                  setDraft(null)
                  change({ conditions: [...conditions, condition] })
                }}
              />
            )}
          </Suspense>
        </OfficePopover>
      )}
      {conditions.length > 1 && (
        <button type="button" className="o-link o-s" onClick={() => change({ any: !any })}>
          {any ? t.filters.any : t.filters.all}
        </button>
      )}
      <span className="o-sp" />
      <ViewChanged />
    </div>
  )
}

interface ChipProps {
  condition: Condition
  onChange: (condition: Condition) => void
  onRemove: () => void
}

function Chip({ condition, onChange, onRemove }: ChipProps) {
  const t = useWords(OFFICE)
  const label = useLabel()
  const choiceText = useChoiceText()
  const valueText = useValueText()
  const { list } = useListHere()
  const [open, setOpen] = useState(false)
  const { field, choice, value } = condition
  const column = list.columns.find((candidate) => candidate.field === field)
  const remove = (
    <button type="button" className="o-chip-x" onClick={onRemove} aria-label={t.filters.remove(label(field))}>
      <X className="o-i" aria-hidden="true" />
    </button>
  )
  if (!column)
    return (
      <span className="o-chip">
        <span className="o-chip-k">{label(field)}</span>
        <span className="o-chip-v">{value}</span>
        {remove}
      </span>
    )
  return (
    <span className="o-chip">
      <OfficePopover
        label={t.filters.change}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button type="button">
            <span className="o-chip-k">{label(field)}</span>
            {choice !== 'eq' && <span className="o-chip-k">{choiceText(choice, column.kind)}</span>}
            {needsValue(choice) && <span className="o-chip-v">{valueText(value, column)}</span>}
          </button>
        }
      >
        <Suspense>
          <FilterEditor
            condition={condition}
            onApply={(next) => {
              setOpen(false)
              onChange(next)
            }}
          />
        </Suspense>
      </OfficePopover>
      {remove}
    </span>
  )
}

/** The view says one thing and the list shows another: go back, or keep it. */
function ViewChanged() {
  const t = useWords(OFFICE)
  const { view: current, state, change, table } = useListHere()
  const { view, changed } = current
  if (!view || !changed) return null
  const save = () => table.change({ filtros: withView(table.settings.filtros, view.name, state) })
  return (
    <>
      <span className="o-q o-s o-hide-s">{t.views.changed}</span>
      <Button look="ghost" small onClick={() => change(view.state)}>
        {t.discard}
      </Button>
      {view.own && (
        <Button small onClick={save}>
          {t.save}
        </Button>
      )}
    </>
  )
}
