import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function Account() {
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
