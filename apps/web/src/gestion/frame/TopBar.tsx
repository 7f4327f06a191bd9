import { Menu, Search } from 'lucide-react'
import { useSettings } from '../../kit/settings.ts'
import { Button } from '../parts/Button.tsx'
import { useTexts } from '../use-texts.ts'

/** On a phone: the way to the navigation and to the palette. */
export function TopBar({ onMenu, onFind }: { onMenu: () => void; onFind: () => void }) {
  const t = useTexts()
  const { empresa } = useSettings()
  return (
    <header className="o-top">
      <Button look="ghost" icon={Menu} iconOnly onClick={onMenu}>
        {t.nav.open}
      </Button>
      <span className="o-mark">
        {empresa.marca} <small>{t.nav.office}</small>
      </span>
      <Button look="ghost" icon={Search} iconOnly onClick={onFind}>
        {t.nav.find}
      </Button>
    </header>
  )
}
