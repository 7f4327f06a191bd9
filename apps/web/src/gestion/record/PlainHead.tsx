import type { ReactNode } from 'react'
import { useScreen } from '../access.ts'
import { useKeys } from '../frame/keys.tsx'
import { titleOf } from '../frame/title.ts'
import { readListState, writeListState } from '../list/list-state.ts'
import { OFFICE } from '../office-texts.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf, type ScreenName, useGo, usePlace } from '../place.ts'
import { useIdioma, useWords } from '../use-texts.ts'
import { Neighbours } from './Neighbours.tsx'

interface PlainHeadProps {
  screen: ScreenName
  title: string
  /** The stored record, which has others before and after it. */
  id?: number
  children?: ReactNode
}

/** The head of a record that is written out: the way back to its list, its title, what can be done. */
export function PlainHead({ screen: name, title, id, children }: PlainHeadProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const idioma = useIdioma()
  const { search } = usePlace()
  const screen = useScreen(name)
  const list = hrefOf(name, null, writeListState(readListState(search)))
  useKeys([{ keys: 'escape', label: t.keys.toList, run: () => go(list), strip: true }])
  return (
    <header className="o-head o-head-record">
      <OfficeLink className="o-crumb" href={list}>
        {titleOf(screen, idioma)}
      </OfficeLink>
      <h1 className="o-h1 o-el">{title}</h1>
      {id !== undefined && <Neighbours id={String(id)} />}
      {children}
    </header>
  )
}
