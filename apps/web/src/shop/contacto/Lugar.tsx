import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSettings } from '../../kit/settings.ts'
import { Mapa } from '../../pieces/dibujo/Mapa.tsx'
import { CASA } from '../../pieces/dibujo/mapa-trazos.ts'
import { directionsHref } from '../frame/contact-links.ts'

/** Where the house is. Another site's map is loaded only for those who ask for it. */
export function Lugar() {
  const { t } = useTranslation('empresa')
  const { empresa } = useSettings()
  const [live, setLive] = useState(false)
  const drawn = empresa.ciudad === CASA.ciudad
  if (!drawn) return null
  if (live) return <iframe className="place-map" src="/mapa" title={t('map.frame')} />
  return (
    <div className="place-map">
      <Mapa label={t('map.alt', { ciudad: empresa.ciudad })} nombre={empresa.marca} agua={t('map.sea')} />
      <p className="place-acts">
        <button type="button" className="btn" onClick={() => setLive(true)}>
          {t('map.load')}
        </button>
        <span className="small mute">{t('map.note')}</span>
      </p>
    </div>
  )
}

/** The address as it is written on an envelope, and the way there. */
export function Direccion() {
  const { t } = useTranslation('empresa')
  const { razonSocial, direccion, codigoPostal, ciudad, provincia } = useSettings().empresa
  if (!direccion) return null
  const town = [codigoPostal, ciudad].filter(Boolean).join(' ')
  return (
    <>
      <address className="not-italic">
        {razonSocial && <span className="block">{razonSocial}</span>}
        <span className="block">{direccion}</span>
        <span className="block">
          {town}
          {provincia && provincia !== ciudad && `, ${provincia}`}
        </span>
      </address>
      <a className="link tap" href={directionsHref([direccion, town].join(', '))} target="_blank" rel="noreferrer">
        {t('map.route')}
      </a>
    </>
  )
}
