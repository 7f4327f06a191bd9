import { useRouter } from '@tanstack/react-router'
import { Check, LogOut, Store, User } from 'lucide-react'
import { changeLanguage } from '../../i18n/choice.ts'
import { useApp } from '../../kit/app.ts'
import { useSession } from '../../kit/session.ts'
import { useSettings } from '../../kit/settings.ts'
import { OFFICE } from '../office-texts.ts'
import { MenuItem, MenuRule, OfficeMenu } from '../parts/dialogs/OfficeMenu.tsx'
import { useIdioma, useWords } from '../use-texts.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')

/** Who is signed in, and what is theirs: profile, language, the way to the shop, signing out. */
export function PersonMenu() {
  const t = useWords(OFFICE)
  const router = useRouter()
  const idioma = useIdioma()
  const { i18n } = useApp()
  const { idiomas } = useSettings()
  const { user, logout } = useSession()
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '')
  const trigger = (
    <button type="button" className="o-me" title={t.person.menu}>
      <span className="o-av" aria-hidden="true">
        {initials(name)}
      </span>
      <span className="o-me-name">
        <b className="o-el">{name}</b>
        <span className="o-q o-el">{user?.email}</span>
      </span>
    </button>
  )
  return (
    <OfficeMenu trigger={trigger} side="top">
      <MenuItem icon={User} onSelect={() => void router.navigate({ to: '/myaccount' })}>
        {t.person.profile}
      </MenuItem>
      <MenuItem icon={Store} onSelect={() => void router.navigate({ to: '/' })}>
        {t.person.shop}
      </MenuItem>
      <MenuRule />
      {idiomas.map((code) => (
        <MenuItem
          key={code}
          {...(code === idioma ? { icon: Check } : {})}
          onSelect={() => void changeLanguage(i18n, code)}
        >
          {t.languages[code]}
        </MenuItem>
      ))}
      <MenuRule />
      <MenuItem icon={LogOut} onSelect={() => void logout()}>
        {t.person.signOut}
      </MenuItem>
    </OfficeMenu>
  )
}
