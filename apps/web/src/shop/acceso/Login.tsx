import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import type { Pais } from '../../kit/paises.ts'
import { profileQuery, useEnded, useSession } from '../../kit/session.ts'
import { DeferredRegistro } from '../registro/deferred.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NoPasswordYet } from './NoPasswordYet.tsx'
import { SignedInNotice } from './SignedInNotice.tsx'

/** Sign in; beside it, how to become a customer. */
export function Login({ retUrl, paises }: { retUrl: string | undefined; paises: readonly Pais[] }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { isError: nobodySays } = useQuery({ ...profileQuery(useClient()), enabled: false })
  const ended = useEnded()
  if (user) {
    return (
      <div className="signed wrap narrow">
        <SignedInNotice email={user.email} retUrl={retUrl} ended={ended} />
      </div>
    )
  }
  const unknown = !nobodySays
  return (
    <>
      {unknown && <KnownSoon />}
      <div className={`wrap doors ${unknown ? 'as-stranger' : ''}`}>
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
    </>
  )
}

/** Somebody is in: who, is on its way. */
const KnownSoon = () => (
  <div className="signed wrap narrow as-signed" aria-hidden="true">
    <div className="skeleton h-12 w-4/5" />
    <div className="skeleton mt-4 h-6 w-3/5" />
    <div className="skeleton mt-8 h-11 w-2/5" />
  </div>
)
