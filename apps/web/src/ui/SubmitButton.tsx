import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

interface SubmitButtonProps {
  busy: boolean
  block?: boolean
  primary?: boolean
  children: ReactNode
}

/** Sends a form. While it is busy it keeps its width and its focus, and does not send twice. */
export function SubmitButton({ busy, block = false, primary = true, children }: SubmitButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      className={`btn ${primary ? 'btn-primary' : ''} ${block ? 'btn-block' : ''}`}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      <span className={busy ? 'opacity-0' : ''}>{children}</span>
      {busy && (
        <span className="busy" role="status" aria-label={t('loading')}>
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  )
}
