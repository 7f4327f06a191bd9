import { personal } from '@telar/contract/calls'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClient } from '../kit/app.ts'
import { command } from '../kit/calls/command.ts'
import { useCommandForm } from '../kit/form/form.ts'
import { toast } from '../kit/toast.tsx'
import { Form } from '../ui/Form.tsx'
import { FormErrors } from '../ui/FormErrors.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'

const MIN_PASSWORD = 12
const EMPTY = { password: '', newPassword: '', confirmNewPassword: '' }

/** The e-mail is there, unseen, so that a password manager knows whose password is being changed. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'shop'])
  const client = useClient()
  const form = useForm({ defaultValues: EMPTY })
  const { errors } = form.formState
  const required = t('shop:field.required')
  const { submit, busy, messages } = useCommandForm(form, {
    ...command(client, personal.changePassword, { from: (body: typeof EMPTY) => ({ body }) }),
    onSuccess: () => {
      form.reset(EMPTY)
      toast.success(t('password.saved'))
    },
  })
  return (
    <Form className="form" onSubmit={submit}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required })}
      />
      <PasswordField
        label={t('password.next')}
        hint={t('password.hint')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword', {
          required,
          minLength: { value: MIN_PASSWORD, message: t('shop:field.passwordLength') },
        })}
      />
      <PasswordField
        label={t('password.repeat')}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
        {...form.register('confirmNewPassword', {
          required,
          validate: (value, { newPassword }) => value === newPassword || t('password.different'),
        })}
      />
      <FormErrors messages={messages} />
      <div>
        <SubmitButton busy={busy} primary={false}>
          {t('password.save')}
        </SubmitButton>
      </div>
    </Form>
  )
}
