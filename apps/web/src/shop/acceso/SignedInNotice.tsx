import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { safeRetUrl } from '../../kit/ret-url.ts'
import { useSession } from '../../kit/session.ts'

interface SignedInNoticeProps {
  email: string
  retUrl: string | undefined
  /** Whether who was here was put out, and is in again by another tab. */
  ended: boolean
}

/** The sign-in page for somebody who is in: they were sent here because a page was not for them, or came in elsewhere. */
export function SignedInNotice({ email, retUrl, ended }: SignedInNoticeProps) {
  const { t } = useTranslation()
  const { origin } = useApp()
  const { logout } = useSession()
  return (
    <>
      <h1 className="d2" id="acceder">
        {t('login.already')}
      </h1>
      <p className="lead mute">
        {t('login.alreadyAs', { email })} {retUrl && !ended && t('login.noRight')}
      </p>
      <p className="acts">
        {ended && retUrl ? (
          <a href={safeRetUrl(retUrl, origin)} className="btn btn-primary">
            {t('login.goOn')}
          </a>
        ) : (
          <Link to="/myaccount" className="btn btn-primary">
            {t('home.toAccount')}
          </Link>
        )}
        <button type="button" className="link tap" onClick={() => void logout()}>
          {t('nav.logout')}
        </button>
      </p>
    </>
  )
}
