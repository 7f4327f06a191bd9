import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { searchBody } from './filter/filters.ts'
import { useConditionText } from './filter/use-condition-text.ts'
import { useCounts } from './grid/use-windows.ts'
import { useListHere } from './use-list.ts'

/** One sentence and one action where the rows would be; when a filter caused it, which one. */
export function EmptyList() {
  const t = useWords(OFFICE)
  const { state, change, noun, mayCreate, create } = useListHere()
  if (state.conditions.length > 0) return <EmptyByFilter />
  if (state.q)
    return (
      <div className="o-empty">
        <p>
          <b>{t.list.noneFor(state.q)}</b>
        </p>
        <Button small onClick={() => change({ q: '' })}>
          {t.list.clearSearch}
        </Button>
      </div>
    )
  return (
    <div className="o-empty">
      <p>
        <b>{t.list.none(noun)}</b>
      </p>
      {mayCreate && (
        <Button small onClick={create}>
          {t.list.create(noun)}
        </Button>
      )}
    </div>
  )
}

function EmptyByFilter() {
  const t = useWords(OFFICE)
  const { number } = useFormat()
  const conditionText = useConditionText()
  const { state, list, usual, change } = useListHere()
  const { conditions } = state
  const without = conditions.map((_, i) => conditions.filter((_, other) => other !== i))
  const counts = useCounts(
    list.source,
    without.map((rest) => searchBody({ ...state, conditions: rest }, list.columns, usual)),
  )
  const best = counts.reduce<number>((at, count, i) => ((count ?? 0) > (counts[at] ?? 0) ? i : at), 0)
  const culprit = conditions[best]
  const helps = (counts[best] ?? 0) > 0 && culprit !== undefined
  return (
    <div className="o-empty">
      <p>
        <b>{t.list.noneByFilter(conditions.length)}</b>{' '}
        {helps && <span className="o-q">{t.list.without(conditionText(culprit), number(counts[best] ?? 0))}</span>}
      </p>
      <p className="o-row">
        {helps && (
          <Button small onClick={() => change({ conditions: without[best] ?? [] })}>
            {t.list.removeThat}
          </Button>
        )}
        <Button small look={helps ? 'ghost' : 'plain'} onClick={() => change({ conditions: [], q: '' })}>
          {t.list.removeAll}
        </Button>
      </p>
    </div>
  )
}
