import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { Steps } from '../acceso/Steps.tsx'
import { whatsappHref } from '../frame/contact-links.ts'

/** For shops that do not buy from us yet. */
export function HomeInvitation() {
  const { t } = useTranslation()
  const { empresa } = useSettings()
  return (
    <section className="invite" aria-labelledby="invite">
      <div className="wrap invite-grid">
        <div>
          <h2 className="d1" id="invite">
            {t('home.inviteTitle')}
          </h2>
          <p className="acts mt-9">
            <Link to="/login" hash="alta" className="btn btn-invert">
              {t('home.becomeCustomer')}
            </Link>
            {empresa.whatsapp && (
              <a className="btn btn-line-invert" href={whatsappHref(empresa.whatsapp)}>
                {t('home.whatsapp')}
              </a>
            )}
          </p>
        </div>
        <Steps />
      </div>
    </section>
  )
}
