import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { useSettings } from '../kit/settings.ts'
import { AccountTool } from './AccountTool.tsx'
import { CartTool } from './CartTool.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { useNavigation } from './navigation.ts'
import { PhoneMenu } from './PhoneMenu.tsx'

export function Header() {
  const { t } = useTranslation()
  const { empresa } = useSettings()
  const pages = useNavigation()
  const { status } = useSession()
  return (
    <header className="head">
      <div className="wrap head-row">
        <PhoneMenu />
        <nav className="nav" aria-label={t('nav.main')}>
          {pages.map(({ to, hash, label }) => (
            <Link
              key={label}
              to={to}
              hash={hash}
              activeOptions={{ exact: true, includeSearch: false, includeHash: true }}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <Link to="/" className="mark">
          {empresa.marca}
        </Link>
        <div className="tools">
          <LanguageLink className="txt wide" />
          <AccountTool />
          {status !== 'anonymous' && <CartTool />}
        </div>
      </div>
    </header>
  )
}
