import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { useOpenScreen } from '../access.ts'
import { useKeys } from '../frame/keys.tsx'
import { standOn } from '../list/list-memory.ts'
import type { SearchParams } from '../list/list-state.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { type Href, useGo, usePlace } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { useNeighbours } from './use-neighbours.ts'

interface NeighboursProps {
  id: string
  /** Another order of the list than the one it was opened from. */
  order?: SearchParams | undefined
}

/** The records before and after, in the order of the list. */
export function Neighbours({ id, order }: NeighboursProps) {
  const t = useWords(OFFICE)
  const screen = useOpenScreen()
  const go = useGo()
  const { search } = usePlace()
  const { number } = useFormat()
  const around = useNeighbours(screen.name, screen.list, id, search, order)
  const to = (href: Href | undefined) => () => href && go(href)
  const position = order ? undefined : around?.position
  useEffect(() => {
    if (position !== undefined) standOn(screen.name, position - 1)
  }, [position, screen.name])
  useKeys([
    { keys: '[', label: t.record.previous, run: to(around?.previous), strip: true },
    { keys: ']', label: t.record.next, run: to(around?.next), strip: true },
  ])
  if (!around || around.total < 2) return null
  return (
    <span className="o-around">
      <Button look="ghost" small iconOnly icon={ChevronLeft} disabled={!around.previous} onClick={to(around.previous)}>
        {t.record.previous}
      </Button>
      <span className="o-q o-s">{t.list.position(number(around.position), number(around.total))}</span>
      <Button look="ghost" small iconOnly icon={ChevronRight} disabled={!around.next} onClick={to(around.next)}>
        {t.record.next}
      </Button>
    </span>
  )
}
