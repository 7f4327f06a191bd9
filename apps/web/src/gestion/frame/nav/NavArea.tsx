import { ChevronDown, ChevronRight } from 'lucide-react'
import type { Area, KnownScreen } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { NavEntry } from './NavEntry.tsx'
import type { NavModel } from './use-nav.ts'

interface NavAreaProps {
  area: Area
  screens: readonly KnownScreen[]
  here: string | null
  nav: NavModel
}

/** An area of the house: its name folds its screens in and out. */
export function NavArea({ area, screens, here, nav }: NavAreaProps) {
  const t = useWords(OFFICE)
  if (screens.length === 0) return null
  const open = nav.open === area
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <div>
      <h2>
        <button type="button" aria-expanded={open} title={t.areas[area]} onClick={() => nav.unfold(open ? null : area)}>
          {t.areas[area]}
          <Chevron className="o-i" aria-hidden="true" />
        </button>
      </h2>
      {open &&
        screens.map((screen) => (
          <NavEntry
            key={screen.name}
            screen={screen}
            here={here === screen.name && !nav.isFavourite(screen)}
            nav={nav}
          />
        ))}
    </div>
  )
}
