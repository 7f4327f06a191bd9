import { users } from '@telar/contract/calls'
import { esAdivinable, MIN_PASSWORD } from '@telar/domain/identidad/fuerza'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { attempts } from '../../kit/calls/attempt.ts'
import { command } from '../../kit/calls/command.ts'
import { useLightForm } from '../../kit/form/light-form.ts'
import { PasswordConFuerza } from '../../pieces/PasswordConFuerza.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { rulesIn } from '../rules.ts'

interface ResetPasswordFormProps {
  resetKey: string
  onDone: () => void
  onRefused: (error: Error) => void
}

export function ResetPasswordForm({ resetKey, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation()
  const client = useClient()
  const [attempt] = useState(attempts)
  const { password, email } = rulesIn(t)
  const hard = (value: string) => {
    if (value.length < MIN_PASSWORD) return t('field.passwordLength')
    return esAdivinable(value) ? t('field.passwordEasy') : undefined
  }
  const { ref, submit, field, busy, messages } = useLightForm(
    { email, password: (value: string) => password(value) ?? hard(value) },
    {
      ...command(client, users.resetPassword, {
        attempt,
        from: (values: { email: string; password: string }) => ({ body: { ...values, token: resetKey } }),
      }),
      onSuccess: onDone,
      onError: onRefused,
    },
  )
  return (
    <Form className="form" ref={ref} onSubmit={submit}>
      <Field label={t('login.email')} type="email" autoComplete="username" {...field('email')} />
      <PasswordConFuerza label={t('reset.newPassword')} datos={[]} {...field('password')} />
      <FormErrors messages={messages} />
      <SubmitButton busy={busy}>{t('reset.submit')}</SubmitButton>
    </Form>
  )
}
