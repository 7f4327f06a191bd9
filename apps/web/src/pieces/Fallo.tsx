import type { ApiError } from '@telar/client/errors'
import { useTranslation } from '../i18n/use-translation.ts'
import { Icon } from '../ui/Icon.tsx'

interface FalloProps {
  error: Error
  busy: boolean
  retry: () => void
}

/** A part of a page that could not be read: says so in its place, with a way to try again and a reference to pass on. */
export function Fallo({ error, busy, retry }: FalloProps) {
  const { t } = useTranslation()
  const { errorId } = error as Partial<ApiError>
  return (
    <div className="fault" role="alert">
      <p className="state bad">
        <Icon name="alert" /> {t('error.part')}
      </p>
      {errorId && <p className="mute small">{t('error.reference', { id: errorId })}</p>}
      <button type="button" className="btn" aria-disabled={busy} onClick={retry}>
        {t('error.retry')}
      </button>
    </div>
  )
}
