import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { Acepta } from '../../legal/Acepta.tsx'

interface EnviarSolicitudProps {
  acepta: UseFormRegisterReturn
  error: FieldError | undefined
  busy: boolean
  progress: number | undefined
}

/** What the data are for, that it is agreed to, the button, and how much of the document is on its way. */
export function EnviarSolicitud({ acepta, error, busy, progress }: EnviarSolicitudProps) {
  const { t } = useTranslation('registro')
  const percent = Math.round((progress ?? 0) * 100)
  return (
    <div className="send">
      <p className="field-hint">{t('request.privacy')}</p>
      <Acepta {...acepta} error={error?.message} />
      <SubmitButton busy={busy}>{t('request.submit')}</SubmitButton>
      {progress !== undefined && (
        <progress className="sending" max={100} value={percent} aria-label={t('request.sending', { percent })} />
      )}
    </div>
  )
}
