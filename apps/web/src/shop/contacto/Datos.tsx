import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { phoneHref, whatsappHref } from '../frame/contact-links.ts'
import { MailLink } from '../frame/MailLink.tsx'
import { Direccion } from './Lugar.tsx'

/** Numbers, hours and address as they stand in the settings; the quickest way first. */
export function Datos() {
  const { t } = useTranslation('empresa')
  const { direccion, horario, telefono, email, whatsapp } = useSettings().empresa
  const rows = [
    [
      t('contact.phone'),
      telefono && (
        <a key="phone" className="d3 tap" href={phoneHref(telefono)}>
          {telefono}
        </a>
      ),
    ],
    [
      t('contact.whatsapp'),
      whatsapp && (
        <a key="whatsapp" className="link tap" href={whatsappHref(whatsapp)}>
          {whatsapp}
        </a>
      ),
    ],
    [t('contact.email'), email && <MailLink key="mail" className="link tap" address={email} />],
    [t('contact.hours'), horario],
    [t('contact.address'), direccion && <Direccion key="address" />],
  ] as const
  return (
    <dl className="contact-data">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
