import { useKeys } from '../frame/keys.tsx'
import { returnTo } from '../list/list-memory.ts'
import { readListState, writeListState } from '../list/list-state.ts'
import { OFFICE } from '../office-texts.ts'
import { type Href, hrefOf, type ScreenName, useGo, usePlace } from '../place.ts'
import { useWords } from '../use-texts.ts'

/** The way back from a record to the row of the list it was opened from: a link, and Esc. */
export function useToList(name: ScreenName): { href: Href; onClick: () => void } {
  const t = useWords(OFFICE)
  const go = useGo()
  const { search } = usePlace()
  const href = hrefOf(name, null, writeListState(readListState(search)))
  const onClick = () => returnTo(name)
  const run = () => {
    onClick()
    go(href)
  }
  useKeys([{ keys: 'escape', label: t.keys.toList, run, strip: true, typing: true }])
  return { href, onClick }
}
