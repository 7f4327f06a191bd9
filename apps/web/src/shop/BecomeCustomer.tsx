import { useTranslation } from 'react-i18next'
import { useSettings } from '../kit/settings.ts'
import { mailHref, whatsappHref } from './contact-links.ts'
import { Steps } from './Steps.tsx'

/** What a shop that does not buy from us yet has to do. */
export function BecomeCustomer() {
  const { t } = useTranslation()
  const { email, whatsapp, horario } = useSettings().empresa
  return (
    <section aria-labelledby="alta">
      <h2 className="d2" id="alta">
        {t('login.newTitle')}
      </h2>
      <p className="lead mute">{t('login.newLead')}</p>
      <Steps />
      <p className="acts mt-8">
        {email && (
          <a className="btn" href={mailHref(email)}>
            {t('login.write')}
          </a>
        )}
        {whatsapp && (
          <a className="link tap" href={whatsappHref(whatsapp)}>
            {t('home.whatsapp')}
          </a>
        )}
      </p>
      {horario && (
        <p className="mute mt-4">
          {t('login.hours')}: {horario}
        </p>
      )}
    </section>
  )
}
