import { useTranslation } from 'react-i18next'
import { useSession } from '../kit/session.ts'
import { BecomeCustomer } from './BecomeCustomer.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NoPasswordYet } from './NoPasswordYet.tsx'
import { SignedInNotice } from './SignedInNotice.tsx'

/** Sign in; beside it, how to become a customer. */
export function Login({ retUrl }: { retUrl: string | undefined }) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <div className="wrap doors">
      <section aria-labelledby="acceder">
        {user ? (
          <SignedInNotice email={user.email} retUrl={retUrl} />
        ) : (
          <>
            <h1 className="d2" id="acceder">
              {t('login.title')}
            </h1>
            <p className="lead mute">{t('login.lead')}</p>
            <LoginForm retUrl={retUrl} />
            <NoPasswordYet />
          </>
        )}
      </section>
      <BecomeCustomer />
    </div>
  )
}
