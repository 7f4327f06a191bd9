import { useTranslation } from 'react-i18next'
import { useSettings } from '../kit/settings.ts'
import { phoneHref } from './contact-links.ts'
import { MailLink } from './MailLink.tsx'

/** For customers from before the shop was on the web. */
export function NoPasswordYet() {
  const { t } = useTranslation()
  const { telefono, email } = useSettings().empresa
  if (!telefono && !email) return null
  return (
    <div className="mt-12 border-line border-t pt-5">
      <h2 className="d4">{t('login.noPasswordTitle')}</h2>
      <p className="mute mt-1.5">{t('login.noPassword')}</p>
      <p className="flex flex-wrap gap-x-6">
        {telefono && (
          <a className="link tap" href={phoneHref(telefono)}>
            {telefono}
          </a>
        )}
        {email && <MailLink address={email} className="link tap" />}
      </p>
    </div>
  )
}
