import { useTranslation } from '../../i18n/use-translation.ts'
import type { Pais } from '../../kit/paises.ts'
import { useEnded, useSession } from '../../kit/session.ts'
import { DeferredRegistro } from '../registro/deferred.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NoPasswordYet } from './NoPasswordYet.tsx'
import { SignedInNotice } from './SignedInNotice.tsx'

/** Sign in; beside it, how to become a customer. */
export function Login({ retUrl, paises }: { retUrl: string | undefined; paises: readonly Pais[] }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const ended = useEnded()
  if (user) {
    return (
      <div className="wrap narrow">
        <SignedInNotice email={user.email} retUrl={retUrl} ended={ended} />
      </div>
    )
  }
  return (
    <div className="wrap doors">
      <section aria-labelledby="acceder">
        <h1 className="d2" id="acceder">
          {t('login.title')}
        </h1>
        <p className="lead mute" role={ended ? 'status' : undefined}>
          {t(ended ? 'login.ended' : 'login.lead')}
        </p>
        <LoginForm retUrl={retUrl} />
        <NoPasswordYet />
      </section>
      <DeferredRegistro paises={paises} />
    </div>
  )
}
