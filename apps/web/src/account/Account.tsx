import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { MisPedidos } from './MisPedidos.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

interface AccountProps {
  /** The page of the list of orders. */
  pedidos: number
  onPedidos: (page: number) => void
}

/** The customer's own page: orders, data and password. */
export function Account({ pedidos, onPedidos }: AccountProps) {
  const { t } = useTranslation(['account', 'shop'])
  const { user, logout } = useSession()
  if (!user) return null
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <p className="mute">{t('shop:nav.account')}</p>
          <h1 className="d2">{t('greeting', { email: user.email })}</h1>
        </div>
        <button type="button" className="btn" onClick={() => void logout()}>
          {t('shop:nav.logout')}
        </button>
      </div>
      <div className="lists">
        <MisPedidos page={pedidos} onPage={onPedidos} />
        <section aria-labelledby="datos">
          <h2 className="d3" id="datos">
            {t('profile.title')}
          </h2>
          <ProfileForm user={user} />
        </section>
        <section aria-labelledby="contrasena">
          <h2 className="d3" id="contrasena">
            {t('password.title')}
          </h2>
          <PasswordForm email={user.email} />
        </section>
      </div>
    </div>
  )
}
