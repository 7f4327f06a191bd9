import { useTranslation } from 'react-i18next'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'

/** What the data are for, the button, and how much of the document is on its way. */
export function EnviarSolicitud({ busy, progress }: { busy: boolean; progress: number | undefined }) {
  const { t } = useTranslation('registro')
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="send">
      <p className="field-hint">{t('request.privacy')}</p>
      <SubmitButton busy={busy}>{t('request.submit')}</SubmitButton>
      {progress !== undefined && (
        <progress className="sending" max={100} value={percent} aria-label={t('request.sending', { percent })} />
      )}
    </div>
  )
}
