import { Link } from '@tanstack/react-router'
import { isValidation } from '@telar/client/errors'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

type Step = 'asking' | 'done' | 'expired'

/** Sets a new password with the key of a mail. The key is good once, for an hour. */
export function ResetPassword({ resetKey }: { resetKey: string | undefined }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>(resetKey ? 'asking' : 'expired')
  if (step === 'done') {
    return (
      <div className="wrap narrow" role="status">
        <h1 className="d2">{t('reset.doneTitle')}</h1>
        <p className="lead">{t('reset.done')}</p>
        <Link to="/login" className="btn btn-primary">
          {t('login.title')}
        </Link>
      </div>
    )
  }
  if (step === 'expired' || !resetKey) {
    return (
      <div className="wrap narrow" role="status">
        <h1 className="d2">{t('reset.expiredTitle')}</h1>
        <p className="lead">{t('reset.expired')}</p>
        <p className="acts">
          <Link to="/forgot-password" className="btn btn-primary">
            {t('reset.askAgain')}
          </Link>
          <Link to="/login" className="link tap">
            {t('login.title')}
          </Link>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap narrow">
      <h1 className="d2">{t('reset.title')}</h1>
      <p className="lead mute">{t('reset.lead')}</p>
      <ResetPasswordForm
        resetKey={resetKey}
        onDone={() => setStep('done')}
        onRefused={(error) => {
          if (isValidation(error) && (error.fields.token || error.messages.length > 0)) setStep('expired')
        }}
      />
    </div>
  )
}
