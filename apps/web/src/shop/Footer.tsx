import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../kit/settings.ts'
import { phoneHref, whatsappHref } from './contact-links.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { MailLink } from './MailLink.tsx'

export function Footer() {
  const { t } = useTranslation()
  const { empresa } = useSettings()
  const year = new Date().getFullYear()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <p className="d3 max-w-[11em]">{t('footer.tagline')}</p>
          <div>
            <h2>{t('footer.customers')}</h2>
            <ul>
              <li>
                <Link to="/login">{t('nav.login')}</Link>
              </li>
              <li>
                <Link to="/forgot-password">{t('forgot.title')}</Link>
              </li>
            </ul>
          </div>
          {(empresa.telefono || empresa.email) && (
            <div>
              <h2>{t('footer.contact')}</h2>
              <ul>
                {empresa.telefono && (
                  <li>
                    <a href={phoneHref(empresa.telefono)}>{empresa.telefono}</a>
                  </li>
                )}
                {empresa.email && (
                  <li>
                    <MailLink address={empresa.email} />
                  </li>
                )}
              </ul>
            </div>
          )}
          <div>
            <h2>{t('footer.follow')}</h2>
            <ul>
              {empresa.instagram && (
                <li>
                  <a href={empresa.instagram}>Instagram</a>
                </li>
              )}
              {empresa.whatsapp && (
                <li>
                  <a href={whatsappHref(empresa.whatsapp)}>WhatsApp</a>
                </li>
              )}
              <li>
                <LanguageLink className="" long />
              </li>
            </ul>
          </div>
        </div>
        <div className="foot-end">
          <span suppressHydrationWarning>{t('footer.rights', { year, brand: empresa.marca })}</span>
          <Link to="/" className="tap">
            {t('footer.backHome')}
          </Link>
        </div>
      </div>
    </footer>
  )
}
