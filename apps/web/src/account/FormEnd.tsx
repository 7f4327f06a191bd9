import { useTranslation } from '../i18n/use-translation.ts'
import { SubmitButton } from '../ui/SubmitButton.tsx'

interface FormEndProps {
  busy: boolean
  save: string
  onCancel: () => void
}

/** The end of a form of the account: save, or leave things as they are. */
export function FormEnd({ busy, save, onCancel }: FormEndProps) {
  const { t } = useTranslation('account')
  return (
    <div className="acts">
      <SubmitButton busy={busy} primary={false}>
        {save}
      </SubmitButton>
      <button type="button" className="link tap" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  )
}
