import { Link } from '@tanstack/react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { useNotFoundTitle } from '../kit/not-found-title.ts'
import { Frame } from './frame/Frame.tsx'

/** An address without a page. */
export function NotFoundPage() {
  const { t } = useTranslation()
  useNotFoundTitle()
  return (
    <Frame>
      <div className="wrap">
        <div className="empty">
          <h1 className="d1" lang="en">
            Not Found
          </h1>
          <p className="lead mute">{t('notFound.text')}</p>
          <p className="acts">
            <Link to="/" className="btn btn-primary">
              {t('nav.toHome')}
            </Link>
            <Link to="/gallery" className="link tap">
              {t('nav.gallery')}
            </Link>
          </p>
        </div>
      </div>
    </Frame>
  )
}
