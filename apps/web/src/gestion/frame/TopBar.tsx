import { Menu, Search } from 'lucide-react'
import { useSettings } from '../../kit/settings.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { useWords } from '../use-texts.ts'
import { Bell } from './avisos/Bell.tsx'

interface TopBarProps {
  onMenu: () => void
  onFind: () => void
  onNotices: () => void
}

/** On a phone: the way to the navigation, to the notices and to the palette. */
export function TopBar({ onMenu, onFind, onNotices }: TopBarProps) {
  const t = useWords(OFFICE)
  const { empresa } = useSettings()
  return (
    <header className="o-top">
      <Button look="ghost" icon={Menu} iconOnly onClick={onMenu}>
        {t.nav.open}
      </Button>
      <span className="o-mark">
        {empresa.marca} <small>{t.nav.office}</small>
      </span>
      <Bell onOpen={onNotices} />
      <Button look="ghost" icon={Search} iconOnly onClick={onFind}>
        {t.nav.find}
      </Button>
    </header>
  )
}
