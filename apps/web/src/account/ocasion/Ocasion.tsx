import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { ocasionQuery } from '../../kit/ventas/ocasion.ts'
import { DeUnLugar } from './DeUnLugar.tsx'

const LUGARES = ['segunda', 'outlet'] as const

/** Garments with a fault, and those sold off: each kind is ordered by itself, because each leaves from its own place. */
export function Ocasion() {
  const { t } = useTranslation('account')
  const { modelos } = useSuspenseQuery(ocasionQuery(useClient())).data
  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1 className="d2">{t('occasion.title')}</h1>
          {modelos.length > 0 && <p className="mute">{t('occasion.lead')}</p>}
        </div>
      </div>
      {modelos.length === 0 && (
        <div className="empty">
          <h2 className="d3">{t('occasion.none')}</h2>
          <p>{t('occasion.noneHint')}</p>
          <Link to="/gallery/user" className="btn btn-primary">
            {t('cart.toGallery')}
          </Link>
        </div>
      )}
      {LUGARES.map((lugar) => {
        const suyos = modelos.filter((modelo) => modelo.lugar === lugar)
        return suyos.length > 0 && <DeUnLugar key={lugar} lugar={lugar} modelos={suyos} />
      })}
    </div>
  )
}
