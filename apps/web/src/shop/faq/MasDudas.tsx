import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { phoneHref } from '../frame/contact-links.ts'

/** For what is not answered here. */
export function MasDudas() {
  const { t } = useTranslation('empresa')
  const { telefono } = useSettings().empresa
  return (
    <aside className="faq-more" aria-labelledby="mas-dudas">
      <h2 className="d3" id="mas-dudas">
        {t('faq.moreTitle')}
      </h2>
      <p className="mute">{t('faq.more')}</p>
      <p className="acts">
        <Link to="/contacto" className="btn">
          {t('faq.toContact')}
        </Link>
        {telefono && (
          <a className="link tap" href={phoneHref(telefono)}>
            {telefono}
          </a>
        )}
      </p>
    </aside>
  )
}
