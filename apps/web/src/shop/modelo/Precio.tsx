import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../kit/session.ts'
import { precio } from '../../pieces/precio.ts'
import type { Ficha } from './ficha.ts'

/** The price; or why it is not here, and how to see it. */
export function Precio({ modelo, priced }: { modelo: Ficha; priced: boolean }) {
  const { t, i18n } = useTranslation()
  const { status } = useSession()
  const idioma = i18n.language
  const retUrl = `/modelo/user/${modelo.id}`
  if (priced && modelo.precioMayor !== undefined) {
    return (
      <p className="price-row">
        <span className="price">{precio(modelo.suPrecio ?? modelo.precioMayor, idioma)}</span>
        {modelo.tarifa && (
          <span className="mute">
            {[modelo.tarifa.dicho, ...modelo.tarifa.escalas.map(({ dicho }) => dicho)].filter(Boolean).join(' · ')}
          </span>
        )}
        {modelo.pvpRecomendado != null && (
          <span className="mute">{t('model.rrp', { price: precio(modelo.pvpRecomendado, idioma) })}</span>
        )}
      </p>
    )
  }
  const ver = (
    <p className="price-row as-signed">
      <Link to="/modelo/user/$id" params={{ id: String(modelo.id) }} state className="link tap">
        {t('price.see')}
      </Link>
    </p>
  )
  if (status !== 'anonymous') return ver
  return (
    <>
      {ver}
      <div className="no-price as-stranger">
        <p>{t('price.whyHere')}</p>
        <p className="acts">
          <Link to="/login" search={{ retUrl }} className="btn btn-primary">
            {t('price.enterHere')}
          </Link>
          <Link to="/login" search={{ retUrl }} hash="alta" className="link tap">
            {t('price.register')}
          </Link>
        </p>
      </div>
    </>
  )
}
