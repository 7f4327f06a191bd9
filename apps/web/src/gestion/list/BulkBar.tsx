import { Download, Pencil, Trash2 } from 'lucide-react'
import { useMay } from '../access.ts'
import type { Action } from '../declare/screen.ts'
import { useKeys } from '../frame/keys.tsx'
import { OFFICE } from '../office-texts.ts'
import { Kbd } from '../parts/Kbd.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { BULK } from './bulk-texts.ts'
import { useExport } from './use-export.ts'
import { useListHere } from './use-list.ts'

/** The rows themselves are taken along to what is asked of them: so many, whatever the filter finds. */
const AT_ONCE = 10_000

const ENOUGH: Record<Action['needs'], (count: number) => boolean> = {
  one: (count) => count === 1,
  'two-or-more': (count) => count > 1,
  any: (count) => count > 0,
}

/** What is asked of the marked rows. */
export type Asking = Action | 'delete' | 'change'

/** What can be done with the marked rows; it shortens the list and never covers a row. */
export function BulkBar({ onAsk }: { onAsk: (action: Asking) => void }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { number, word } = useFormat()
  const { selection, total, list, noun } = useListHere()
  const { count, all } = selection
  const actions = list.actions.filter((action) => may(action.access))
  const mayRemove = may(list.remove?.access)
  const mayChange = may(list.changes?.access)
  const say = useWords(BULK)
  const tooMany = count > AT_ONCE
  const possible = (action: Action) => !tooMany && ENOUGH[action.needs](count)
  const why = (action: Action) => (tooMany ? say.tooMany(number(AT_ONCE)) : t.list.needs[action.needs])
  const excel = useExport()
  const ids = selection.ids()
  useKeys([
    ...actions
      .filter((action) => action.key && possible(action))
      .map((action) => ({ keys: action.key as string, label: word(action.label), run: () => onAsk(action) })),
    ...(mayChange ? [{ keys: 'm', label: t.list.change, run: () => onAsk('change') }] : []),
    ...(mayRemove && !tooMany ? [{ keys: 'delete', label: t.remove, run: () => onAsk('delete') }] : []),
  ])
  return (
    <div className="o-bulk" role="toolbar" aria-label={t.list.marked(number(count), count, noun)}>
      <b>{t.list.marked(number(count), count, noun)}</b>
      {tooMany && <span className="o-q">{say.tooMany(number(AT_ONCE))}</span>}
      <i className="o-rule" />
      {mayChange && (
        <button type="button" onClick={() => onAsk('change')}>
          <Pencil className="o-i" aria-hidden="true" />
          {t.list.change}
          <Kbd keys="m" />
        </button>
      )}
      {actions.map((action) => (
        <button
          key={action.name}
          type="button"
          disabled={!possible(action)}
          title={possible(action) ? undefined : why(action)}
          onClick={() => onAsk(action)}
        >
          <action.icon className="o-i" aria-hidden="true" />
          {word(action.label)}
          {action.key && <Kbd keys={action.key} />}
        </button>
      ))}
      {may(list.exports?.access) && ids && (
        <button type="button" disabled={excel.running} onClick={() => excel.start(ids)}>
          <Download className="o-i" aria-hidden="true" />
          {excel.running ? t.list.exporting : 'Excel'}
        </button>
      )}
      {mayRemove && (
        <button type="button" disabled={tooMany} onClick={() => onAsk('delete')}>
          <Trash2 className="o-i" aria-hidden="true" />
          {t.remove}
        </button>
      )}
      <span className="o-sp" />
      {!all && total > count && (
        <button type="button" onClick={selection.markAll}>
          <u>{t.list.markAll(number(total))}</u>
        </button>
      )}
      <button type="button" onClick={selection.clear}>
        {t.list.unmark} <Kbd keys="escape" />
      </button>
    </div>
  )
}
