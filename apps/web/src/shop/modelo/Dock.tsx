import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** On a phone, the order of this model stays in reach at the foot of the screen. */
export function Dock({ importe, prendas }: { importe: string; prendas: number }) {
  const { t } = useTranslation('account')
  if (prendas === 0) return null
  return (
    <div className="dock">
      <p>
        <strong>{importe}</strong>
        <span className="mute small">{t('matrix.ofThisModel', { count: prendas })}</span>
      </p>
      <Link to="/cart" className="btn btn-primary">
        {t('matrix.toCartShort')}
      </Link>
    </div>
  )
}
