import { Link } from '@tanstack/react-router'
import { users } from '@telar/contract/calls'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { useLightForm } from '../../kit/form/light-form.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { rulesIn } from '../rules.ts'

/** Asks for the mail that lets a person choose another password; says the same whether or not the account exists. */
export function ForgotPassword() {
  const { t } = useTranslation()
  const client = useClient()
  const [sentTo, setSentTo] = useState<string>()
  const { ref, submit, field, busy, messages } = useLightForm(
    { email: rulesIn(t).email },
    {
      ...command(client, users.forgotPassword, { from: (body: { email: string }) => ({ body }) }),
      onSuccess: (_answer, { email }) => setSentTo(email),
    },
  )
  if (sentTo) {
    return (
      <div className="wrap narrow" role="status">
        <h1 className="d2">{t('forgot.sentTitle')}</h1>
        <p className="lead">{t('forgot.sent', { email: sentTo })}</p>
        <p className="acts">
          <Link to="/login" className="btn">
            {t('forgot.back')}
          </Link>
          <button type="button" className="link tap" onClick={() => setSentTo(undefined)}>
            {t('forgot.again')}
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className="wrap narrow">
      <h1 className="d2">{t('forgot.title')}</h1>
      <p className="lead mute">{t('forgot.lead')}</p>
      <Form className="form" ref={ref} onSubmit={submit}>
        <Field label={t('login.email')} type="email" autoComplete="username" {...field('email')} />
        <FormErrors messages={messages} />
        <div className="acts">
          <SubmitButton busy={busy}>{t('forgot.submit')}</SubmitButton>
          <Link to="/login" className="link tap">
            {t('forgot.back')}
          </Link>
        </div>
      </Form>
    </div>
  )
}
