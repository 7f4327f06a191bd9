import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../kit/session.ts'

/** The sign-in page for somebody who is in: they were sent here because a page was not for them. */
export function SignedInNotice({ email, retUrl }: { email: string; retUrl: string | undefined }) {
  const { t } = useTranslation()
  const { logout } = useSession()
  return (
    <>
      <h1 className="d2" id="acceder">
        {t('login.already')}
      </h1>
      <p className="lead mute">
        {t('login.alreadyAs', { email })} {retUrl && t('login.noRight')}
      </p>
      <p className="acts">
        <Link to="/myaccount" className="btn btn-primary">
          {t('home.toAccount')}
        </Link>
        <button type="button" className="link tap" onClick={() => void logout()}>
          {t('nav.logout')}
        </button>
      </p>
    </>
  )
}
