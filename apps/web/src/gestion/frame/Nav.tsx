import { House, Search } from 'lucide-react'
import { useEffect } from 'react'
import { useSettings } from '../../kit/settings.ts'
import { useScreens } from '../access.ts'
import { AREAS, type ListHead } from '../declare/screen.ts'
import { OFFICE } from '../office-texts.ts'
import { Kbd } from '../parts/Kbd.tsx'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { type Href, hrefOf, usePlace } from '../place.ts'
import { useFormat, useIdioma, useWords } from '../use-texts.ts'
import { PersonMenu } from './PersonMenu.tsx'
import { titleOf } from './title.ts'
import { useWaiting } from './use-waiting.ts'

interface NavProps {
  /** On a phone it slides in. */
  open: boolean
  onClose: () => void
  onFind: () => void
}

/** The screens by area; where the red mark is, there the person is. */
export function Nav({ open, onClose, onFind }: NavProps) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const { empresa } = useSettings()
  const { screen: here } = usePlace()
  const screens = useScreens()

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open, onClose])

  return (
    <>
      {open && <button type="button" className="o-scrim" aria-label={t.close} onClick={onClose} />}
      <nav className={open ? 'o-nav o-nav-open' : 'o-nav'} aria-label={t.nav.label} onClickCapture={onClose}>
        <div className="o-mark" data-initial={empresa.marca.charAt(0).toUpperCase()}>
          <span>{empresa.marca}</span> <small>{t.nav.office}</small>
        </div>
        <button type="button" className="o-find" onClick={onFind} title={t.nav.find}>
          <Search className="o-i" aria-hidden="true" />
          <span>{t.nav.find}</span>
          <Kbd keys="ctrl+k" />
        </button>
        <div className="o-nav-scroll">
          <NavLink href={hrefOf()} here={here === null} title={t.start.title} icon={House} />
          {AREAS.map((area) => {
            const inArea = screens.filter((screen) => screen.area === area)
            if (inArea.length === 0) return null
            return (
              <div key={area}>
                <h2>{t.areas[area]}</h2>
                {inArea.map((screen) => (
                  <NavLink
                    key={screen.name}
                    href={hrefOf(screen.name)}
                    here={here === screen.name}
                    title={screen.short ? screen.short[idioma] : titleOf(screen, idioma)}
                    icon={screen.icon}
                    list={screen.list}
                  />
                ))}
              </div>
            )
          })}
        </div>
        <PersonMenu />
      </nav>
    </>
  )
}

interface NavLinkProps {
  href: Href
  here: boolean
  title: string
  icon: typeof House
  list?: ListHead
}

function NavLink({ href, here, title, icon: Icon, list }: NavLinkProps) {
  return (
    <OfficeLink
      href={href}
      title={title}
      aria-current={here ? 'page' : undefined}
      className={here ? 'o-on' : undefined}
    >
      <Icon className="o-i" aria-hidden="true" />
      <span className="o-el">{title}</span>
      {list && list.waits.length > 0 && <Count list={list} />}
    </OfficeLink>
  )
}

/** How many rows wait for somebody. */
function Count({ list }: { list: ListHead }) {
  const { number } = useFormat()
  const waiting = useWaiting(list).reduce((sum, { count = 0 }) => sum + count, 0)
  return waiting > 0 ? <span className="o-count">{number(waiting)}</span> : null
}
