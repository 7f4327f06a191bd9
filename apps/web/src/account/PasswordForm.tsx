import { personal } from '@telar/contract/calls'
import { useForm } from 'react-hook-form'
import { useTranslation } from '../i18n/use-translation.ts'
import { useClient } from '../kit/app.ts'
import { command } from '../kit/calls/command.ts'
import { useReglas } from '../kit/form/comprobar.ts'
import { useCommandForm } from '../kit/form/form.ts'
import { toast } from '../kit/toast.tsx'
import { PasswordConFuerza } from '../pieces/PasswordConFuerza.tsx'
import { Form } from '../ui/Form.tsx'
import { FormErrors } from '../ui/FormErrors.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { FormEnd } from './FormEnd.tsx'

const EMPTY = { password: '', newPassword: '', confirmNewPassword: '' }

/** The e-mail is there, unseen, so that a password manager knows whose password is being changed. */
export function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const form = useForm({ defaultValues: EMPTY })
  const { errors } = form.formState
  const required = t('shop:field.enterPassword')
  const { submit, busy, messages } = useCommandForm(form, {
    ...command(client, personal.changePassword, { from: (body: typeof EMPTY) => ({ body }) }),
    onSuccess: () => {
      toast.success(t('password.saved'))
      onDone()
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
      <PasswordConFuerza
        label={t('password.next')}
        datos={[email]}
        error={errors.newPassword?.message}
        {...form.register('newPassword', useReglas().password)}
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
      <FormEnd busy={busy} save={t('password.save')} onCancel={onDone} />
    </Form>
  )
}
