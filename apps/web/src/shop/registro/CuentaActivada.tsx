import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The account is open. */
export function CuentaActivada() {
  const { t } = useTranslation('registro')
  return (
    <div className="wrap narrow">
      <p className="done-mark">
        <Icon name="check" />
      </p>
      <h1 className="d2">{t('activate.doneTitle')}</h1>
      <p className="lead">{t('activate.done')}</p>
      <Link to="/login" className="btn btn-primary">
        {t('activate.signIn')}
      </Link>
    </div>
  )
}
