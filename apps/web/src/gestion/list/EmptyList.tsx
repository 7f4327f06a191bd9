import { mayOpen, useMay, useScreens } from '../access.ts'
import { titleOf } from '../frame/title.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { hrefOf, useGo } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { EMPTY } from './empty-texts.ts'
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
      {mayCreate ? (
        <Button small onClick={create}>
          {t.list.create(noun)}
        </Button>
      ) : (
        <ComesFrom />
      )}
    </div>
  )
}

/** Where none is made here: the page on which it is, or the screen that the first one will come from, if one may go there. */
function ComesFrom() {
  const say = useWords(EMPTY)
  const go = useGo()
  const may = useMay()
  const { idioma, word } = useFormat()
  const { screen, list, noun } = useListHere()
  const page = screen.pages.find(({ name }) => name === list.firstAt)
  const from = useScreens().find(({ name }) => name === list.from)
  if (page && mayOpen(may, page))
    return (
      <Button small onClick={() => go(hrefOf(screen.name, page.name))}>
        {word(page.label)}
      </Button>
    )
  if (!from) return null
  const title = titleOf(from, idioma)
  return (
    <>
      <p className="o-q">{say.comes(noun, title)}</p>
      <Button small onClick={() => go(hrefOf(from.name))}>
        {say.go(title)}
      </Button>
    </>
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
