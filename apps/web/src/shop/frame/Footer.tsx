import { Link } from '@tanstack/react-router'
import { ejercicioDe } from '@telar/domain/fecha'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { hoy } from '../../kit/hoy.ts'
import { useSession } from '../../kit/session.ts'
import { useSettings } from '../../kit/settings.ts'
import { phoneHref, whatsappHref } from './contact-links.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { MailLink } from './MailLink.tsx'
import { useBack, useGallery } from './navigation.ts'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

/** Every way on from the foot of a page: the catalogue, the house, the account, and whom to talk to. */
export function Footer() {
  const { t } = useTranslation()
  const { marca, telefono, email, whatsapp, instagram } = useSettings().empresa
  const year = ejercicioDe(hoy())
  const { user } = useSession()
  const back = useBack()
  const staff = user?.clienteId === null
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-grid">
          <p className="d3 max-w-[11em]">{t('footer.tagline')}</p>
          <Column title={t('footer.catalogue')}>
            <Link to={useGallery()}>{t('nav.gallery')}</Link>
            <Link to="/" hash="colecciones">
              {t('nav.collections')}
            </Link>
          </Column>
          <Column title={t('footer.house')}>
            <Link to="/about">{t('nav.company')}</Link>
            <Link to="/contacto">{t('nav.contact')}</Link>
            <Link to="/faq">{t('footer.faq')}</Link>
          </Column>
          <Column title={t('footer.customers')}>
            <div className="as-signed">
              <Link to="/myaccount">{t('nav.account')}</Link>
              <Link to={staff ? '/gestion' : '/cart'} reloadDocument={staff} className={user ? '' : 'invisible'}>
                {t(staff ? 'nav.backoffice' : 'nav.cart')}
              </Link>
            </div>
            <div className="as-stranger">
              <Link to="/login" search={back}>
                {t('nav.login')}
              </Link>
              <Link to="/login" hash="alta">
                {t('price.register')}
              </Link>
              <Link to="/forgot-password">{t('forgot.title')}</Link>
            </div>
          </Column>
          <Column title={t('footer.talk')}>
            {telefono && <a href={phoneHref(telefono)}>{telefono}</a>}
            {email && <MailLink address={email} />}
            {whatsapp && <a href={whatsappHref(whatsapp)}>WhatsApp</a>}
            {instagram && <a href={instagram}>Instagram</a>}
          </Column>
        </div>
        <div className="foot-end">
          <span suppressHydrationWarning>{t('footer.rights', { year, brand: marca })}</span>
          <Link to="/privacidad" className="tap">
            {t('legal.privacidad')}
          </Link>
          <Link to="/aviso-legal" className="tap">
            {t('legal.avisoLegal')}
          </Link>
          <Link to="/cookies" className="tap">
            {t('legal.cookies')}
          </Link>
          <LanguageLink className="tap" long />
          <Link to="/" className="tap">
            {t('footer.backHome')}
          </Link>
        </div>
      </div>
    </footer>
  )
}
