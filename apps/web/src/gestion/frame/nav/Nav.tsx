import { House, Search } from 'lucide-react'
import { type MouseEvent, useEffect } from 'react'
import { useSettings } from '../../../kit/settings.ts'
import { useScreens } from '../../access.ts'
import { AREAS } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Kbd } from '../../parts/Kbd.tsx'
import { hrefOf, usePlace } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { Bell } from '../avisos/Bell.tsx'
import { PersonMenu } from '../PersonMenu.tsx'
import { NavArea } from './NavArea.tsx'
import { NavEntry, NavLink } from './NavEntry.tsx'
import { useNav } from './use-nav.ts'

interface NavProps {
  /** On a phone it slides in. */
  open: boolean
  onClose: () => void
  onFind: () => void
  onNotices: () => void
}

/** The person's favourites, and the screens by area of which one is unfolded; where the red mark is, there the person is. */
export function Nav({ open, onClose, onFind, onNotices }: NavProps) {
  const t = useWords(OFFICE)
  const { empresa } = useSettings()
  const { screen: here } = usePlace()
  const screens = useScreens()
  const nav = useNav(screens, here)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open, onClose])

  const leave = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a, .o-find, .o-bell') && onClose()
  return (
    <>
      {open && <button type="button" className="o-scrim" aria-label={t.close} onClick={onClose} />}
      <nav className={open ? 'o-nav o-nav-open' : 'o-nav'} aria-label={t.nav.label} onClickCapture={leave}>
        <div className="o-mark" data-initial={empresa.marca.charAt(0).toUpperCase()}>
          <span>{empresa.marca}</span> <small>{t.nav.office}</small>
        </div>
        <button type="button" className="o-find" onClick={onFind} title={t.nav.find}>
          <Search className="o-i" aria-hidden="true" />
          <span>{t.nav.find}</span>
          <Kbd keys="ctrl+k" />
        </button>
        <div className="o-nav-scroll" ref={nav.scroller}>
          <NavLink href={hrefOf()} here={here === null} title={t.start.title} icon={House} />
          <Bell onOpen={onNotices} />
          {nav.favourites.map((screen) => (
            <NavEntry key={screen.name} screen={screen} here={here === screen.name} nav={nav} />
          ))}
          {AREAS.map((area) => (
            <NavArea
              key={area}
              area={area}
              screens={screens.filter((screen) => screen.area === area)}
              here={here}
              nav={nav}
            />
          ))}
        </div>
        <PersonMenu />
      </nav>
    </>
  )
}
