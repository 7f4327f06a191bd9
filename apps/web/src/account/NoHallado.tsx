import { Link } from '@tanstack/react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { useNotFoundTitle } from '../kit/not-found-title.ts'

/** An order or an invoice of which the person's account knows nothing. */
export function NoHallado({ what, id }: { what: 'order' | 'invoice'; id: string }) {
  const { t } = useTranslation('account')
  const { t: shop } = useTranslation()
  useNotFoundTitle()
  return (
    <div className="wrap">
      <div className="empty">
        <h1 className="d1" lang="en">
          Not Found
        </h1>
        <p className="lead mute">{t(what === 'order' ? 'missing.order' : 'missing.invoice', { id })}</p>
        <p className="acts">
          <Link to="/myaccount" className="btn btn-primary">
            {shop('nav.account')}
          </Link>
        </p>
      </div>
    </div>
  )
}
