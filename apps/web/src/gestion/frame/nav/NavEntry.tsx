import { type House, Star } from 'lucide-react'
import type { KnownScreen, ListHead } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { type Href, hrefOf } from '../../place.ts'
import { useFormat, useIdioma, useWords } from '../../use-texts.ts'
import { titleOf } from '../title.ts'
import { useWaiting } from '../use-waiting.ts'
import { MOST } from './favourites.ts'
import type { NavModel } from './use-nav.ts'

interface NavEntryProps {
  screen: KnownScreen
  here: boolean
  nav: NavModel
}

/** A screen, and the star that puts it among the favourites. */
export function NavEntry({ screen, here, nav }: NavEntryProps) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const title = screen.short ? screen.short[idioma] : titleOf(screen, idioma)
  const starred = nav.isFavourite(screen)
  return (
    <div className="o-entry">
      <NavLink href={hrefOf(screen.name)} here={here} title={title} icon={screen.icon} list={screen.list} />
      <button
        type="button"
        className="o-star"
        aria-pressed={starred}
        disabled={!starred && nav.favourites.length >= MOST}
        aria-label={t.nav.favourite(title)}
        title={!starred && nav.favourites.length >= MOST ? t.nav.enough : t.nav.favourite(title)}
        onClick={() => nav.toggle(screen)}
      >
        <Star className="o-i" aria-hidden="true" />
      </button>
    </div>
  )
}

interface NavLinkProps {
  href: Href
  here: boolean
  title: string
  icon: typeof House
  list?: ListHead | undefined
}

export function NavLink({ href, here, title, icon: Icon, list }: NavLinkProps) {
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
