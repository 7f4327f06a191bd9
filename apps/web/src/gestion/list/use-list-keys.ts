import { useKeys } from '../frame/keys.tsx'
import { OFFICE } from '../office-texts.ts'
import { useWords } from '../use-texts.ts'
import { choicesFor } from './filter/filters.ts'
import type { List } from './use-list.ts'

export const SEARCH_ID = 'o-list-search'

/** The keys of every list. */
export function useListKeys(list: List): void {
  const t = useWords(OFFICE)
  const { cursor, current, selection, moveTo, preview, setPreview, selectable } = list
  const column = list.columns.shown.find((shown) => choicesFor(shown.column).length > 0)?.column
  const down = () => moveTo(cursor + 1)
  const up = () => moveTo(cursor - 1)
  const leave = () => {
    if (preview) setPreview(false)
    else if (selection.count > 0) selection.clear()
  }
  useKeys([
    { keys: 'j', label: t.keys.down, run: down, strip: true },
    { keys: 'k', label: t.keys.up, run: up, strip: true },
    { keys: 'arrowdown', label: t.keys.down, run: down },
    { keys: 'arrowup', label: t.keys.up, run: up },
    { keys: ' ', label: t.keys.preview, run: () => setPreview(!preview), strip: true },
    ...(list.opens
      ? [{ keys: 'enter', label: t.keys.open, run: () => current && list.open(current, cursor), strip: true }]
      : []),
    ...(selectable
      ? [
          { keys: 'x', label: t.keys.mark, run: () => current && selection.toggle(current, cursor), strip: true },
          { keys: 'shift+x', label: t.keys.markRange, run: () => void (current && selection.extend(cursor)) },
          { keys: 'ctrl+a', label: t.list.markAll(String(list.total)), run: selection.markAll },
        ]
      : []),
    { keys: '/', label: t.keys.search, run: () => document.getElementById(SEARCH_ID)?.focus(), strip: true },
    ...(column
      ? [
          {
            keys: 'shift+f',
            label: t.filters.add,
            run: () => list.setDraft({ field: column.field, choice: choicesFor(column)[0] ?? 'eq', value: '' }),
          },
        ]
      : []),
    ...(list.mayCreate ? [{ keys: 'n', label: t.keys.create, run: list.create, strip: true }] : []),
    { keys: 'escape', label: t.keys.back, run: leave },
  ])
}
