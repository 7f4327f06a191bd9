import { users } from '@telar/contract/calls'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClient } from '../kit/app.ts'
import { EMAIL } from '../kit/email-pattern.ts'
import { useCommandForm } from '../kit/form.ts'
import { Field } from '../ui/Field.tsx'
import { FormErrors } from '../ui/FormErrors.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'

const MIN_PASSWORD = 12

interface ResetPasswordFormProps {
  resetKey: string
  onDone: () => void
  onRefused: (error: Error) => void
}

export function ResetPasswordForm({ resetKey, onDone, onRefused }: ResetPasswordFormProps) {
  const { t } = useTranslation()
  const client = useClient()
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors } = form.formState
  const { submit, busy, messages } = useCommandForm(form, {
    mutationFn: (values: { email: string; password: string }) =>
      client.call(users.resetPassword, { body: { ...values, token: resetKey } }),
    onSuccess: onDone,
    onError: onRefused,
  })
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', {
          required: t('field.required'),
          pattern: { value: EMAIL, message: t('field.email') },
        })}
      />
      <PasswordField
        label={t('reset.newPassword')}
        hint={t('reset.hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password', {
          required: t('field.required'),
          minLength: { value: MIN_PASSWORD, message: t('field.passwordLength') },
        })}
      />
      <FormErrors messages={messages} />
      <SubmitButton busy={busy}>{t('reset.submit')}</SubmitButton>
    </form>
  )
}
