import { Link } from '@tanstack/react-router'
import type { Imagen } from '@telar/contract/casa/imagen'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAbrirAsistente } from '../../kit/asistente.ts'
import { useSession } from '../../kit/session.ts'
import { useSettings } from '../../kit/settings.ts'
import { direccion } from '../../pieces/foto/foto-fuentes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SearchTool } from '../search/SearchTool.tsx'
import { AccountTool } from './AccountTool.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import { NavLinks } from './NavLinks.tsx'
import { PhoneMenu } from './PhoneMenu.tsx'

/** Only signed-in people have a cart. */
const CartTool = lazy(() => import('./CartTool.tsx').then(({ CartTool: tool }) => ({ default: tool })))

/** The mark of the house, in place of its name. */
const Logo = ({ logo: { id, ancho, alto }, marca }: { logo: Imagen; marca: string }) => (
  <img src={direccion(id, 480, 'webp')} width={ancho} height={alto} alt={marca} />
)

export function Header() {
  const { t } = useTranslation()
  const { empresa, logo } = useSettings()
  const { status } = useSession()
  const preguntar = useAbrirAsistente()
  return (
    <header className="head">
      <div className="wrap head-row">
        <PhoneMenu />
        <nav aria-label={t('nav.main')}>
          <ul className="nav">
            <NavLinks />
          </ul>
        </nav>
        <Link to="/" className="mark">
          {logo ? <Logo logo={logo} marca={empresa.marca} /> : empresa.marca}
        </Link>
        <div className="tools">
          {status === 'anonymous' && preguntar && (
            <button
              type="button"
              className="icon-btn to-ask"
              aria-label={t('nav.ask')}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => preguntar(currentTarget)}
            >
              <Icon name="ask" />
            </button>
          )}
          <SearchTool />
          <LanguageLink className="txt wide" />
          <AccountTool />
          {status !== 'anonymous' && (
            <Suspense>
              <CartTool />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  )
}
