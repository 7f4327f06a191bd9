import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { isUnanswered } from '@telar/client/errors'
import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

/** A page that could not be shown; what went wrong is there for whoever wants to pass it on. */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [shown, setShown] = useState(false)
  const cut = isUnanswered(error)
  const retry = async () => {
    // a part of the page that did not arrive is asked for by no page again, but by a new one
    if (cut && navigator.onLine) return window.location.reload()
    await router.invalidate()
    reset()
  }
  return (
    <div className="wrap">
      <div className="empty">
        <h1 className="d2" lang="en">
          Something went wrong!
        </h1>
        <p className="mute">{t(cut ? 'error.lost' : 'error.text')}</p>
        <p className="acts">
          <button type="button" className="btn" onClick={() => void retry()}>
            {t('error.retry')}
          </button>
          <Link to="/" className="link tap">
            {t('nav.toHome')}
          </Link>
          <button type="button" className="link tap" aria-expanded={shown} lang="en" onClick={() => setShown(!shown)}>
            {shown ? 'Hide Error' : 'Show Error'}
          </button>
        </p>
        {shown && <pre>{error instanceof Error ? error.message : String(error)}</pre>}
      </div>
    </div>
  )
}
