import { users } from '@telar/contract/calls'
import { useTranslation } from 'react-i18next'
import { useClient } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { useLightForm } from '../../kit/form/light-form.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { rulesIn } from '../rules.ts'

const MIN_PASSWORD = 12

interface ResetPasswordFormProps {
  resetKey: string
  onDone: () => void
  onRefused: (error: Error) => void
}

export function ResetPasswordForm({ resetKey, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation()
  const client = useClient()
  const { required, email } = rulesIn(t)
  const long = (value: string) => (value.length < MIN_PASSWORD ? t('field.passwordLength') : undefined)
  const { ref, submit, field, busy, messages } = useLightForm(
    { email, password: (value: string) => required(value) ?? long(value) },
    {
      ...command(client, users.resetPassword, {
        from: (values: { email: string; password: string }) => ({ body: { ...values, token: resetKey } }),
      }),
      onSuccess: onDone,
      onError: onRefused,
    },
  )
  return (
    <Form className="form" ref={ref} onSubmit={submit}>
      <Field label={t('login.email')} type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.hint')}
        autoComplete="new-password"
        {...field('password')}
      />
      <FormErrors messages={messages} />
      <SubmitButton busy={busy}>{t('reset.submit')}</SubmitButton>
    </Form>
  )
}
