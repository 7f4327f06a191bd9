import type { ReactNode } from 'react'
import { useScreen } from '../access.ts'
import { titleOf } from '../frame/title.ts'
import type { SearchParams } from '../list/list-state.ts'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Title } from '../parts/Title.tsx'
import type { ScreenName } from '../place.ts'
import { useIdioma } from '../use-texts.ts'
import { Neighbours } from './Neighbours.tsx'
import { NotesButton } from './notes/NotesButton.tsx'
import { useToList } from './use-to-list.ts'

interface PlainHeadProps {
  screen: ScreenName
  title: string
  /** The stored record, which has others before and after it. */
  id?: number | string
  /** Among which it is counted, where that is not the list it was opened from. */
  order?: SearchParams | undefined
  children?: ReactNode
}

/** The head of a record that is written out: the way back to its list, its title, what can be done. */
export function PlainHead({ screen: name, title, id, order, children }: PlainHeadProps) {
  const idioma = useIdioma()
  const screen = useScreen(name)
  const list = useToList(name)
  return (
    <header className="o-head o-head-record">
      <OfficeLink className="o-crumb" {...list}>
        {titleOf(screen, idioma)}
      </OfficeLink>
      <Title>{title}</Title>
      {id !== undefined && <Neighbours id={String(id)} order={order} />}
      {id !== undefined && <NotesButton screen={screen} id={String(id)} />}
      {children}
    </header>
  )
}
