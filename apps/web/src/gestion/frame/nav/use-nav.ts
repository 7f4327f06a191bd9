import { useEffect, useRef, useState } from 'react'
import type { Area, KnownScreen } from '../../declare/screen.ts'
import { useTableSettings } from '../../list/use-table-settings.ts'
import { useAhead } from './ahead.ts'
import { favouritesOf, toggled } from './favourites.ts'

/** The navigation is kept as a person's tables are: its entries stand where columns would. */
const KEPT_AS = 'navegacion'

/** Which area is unfolded, and what the person keeps at hand; the one they are in is always in sight. */
export function useNav(screens: readonly KnownScreen[], here: string | null) {
  const { settings, change } = useTableSettings(KEPT_AS)
  const favourites = favouritesOf(screens, settings.columnas)
  const isFavourite = ({ name }: Pick<KnownScreen, 'name'>) => favourites.some((favourite) => favourite.name === name)
  const current = screens.find(({ name }) => name === here)
  const area = current && !isFavourite(current) ? current.area : null
  const [open, unfold] = useState<Area | null>(area)
  const scroller = useRef<HTMLDivElement>(null)
  useAhead([...favourites, ...screens.filter((screen) => screen.area === open)])

  useEffect(() => {
    if (area) unfold(area)
  }, [area])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is unfolded moves the entries.
  useEffect(() => {
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here, open])

  return {
    ...{ favourites, isFavourite, open, unfold, scroller },
    toggle: (screen: KnownScreen) => change({ columnas: toggled(favourites, screen) }),
  }
}

export type NavModel = ReturnType<typeof useNav>
