import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContactoForm } from './ContactoForm.tsx'
import { Datos } from './Datos.tsx'
import { Lugar } from './Lugar.tsx'

/** Every way to reach us, and a form for those who would rather write. */
export function Contacto() {
  const { t } = useTranslation('empresa')
  return (
    <div className="wrap">
      <div className="contact">
        <div>
          <h1 className="d1">{t('contact.hero')}</h1>
          <p className="lead mute">{t('contact.lead')}</p>
          <Datos />
          <Link to="/faq" className="link tap mt-4">
            {t('contact.faq')}
          </Link>
        </div>
        <section aria-labelledby="escribir">
          <ContactoForm titleId="escribir" />
        </section>
      </div>
      <div className="contact-map">
        <Lugar />
      </div>
    </div>
  )
}
