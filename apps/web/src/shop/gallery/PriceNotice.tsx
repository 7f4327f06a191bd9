import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../kit/session.ts'

/** Why there are no prices here, and where they are. */
export function PriceNotice({ filtro }: { filtro: string }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const target = `/gallery/user${filtro && `?${filtro}`}`
  return (
    <div className="why">
      <p>{status === 'anonymous' ? t('price.why') : t('price.signedIn')}</p>
      {status === 'anonymous' ? (
        <Link to="/login" search={{ retUrl: target }} className="link tap">
          {t('price.enter')}
        </Link>
      ) : (
        <Link to={target} className="link tap">
          {t('price.see')}
        </Link>
      )}
    </div>
  )
}
