import { Link, useNavigate } from '@tanstack/react-router'
import { isAuthentication } from '@telar/client/errors'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useApp } from '../kit/app.ts'
import { useCommandForm } from '../kit/form.ts'
import { safeRetUrl } from '../kit/ret-url.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { FormErrors } from '../ui/FormErrors.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { refusal } from './refusal.ts'

export function LoginForm({ retUrl }: { retUrl: string | undefined }) {
  const { t } = useTranslation()
  const { session, origin } = useApp()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { email: '', password: '', recordarme: true } })
  const { errors } = form.formState
  const { submit, busy, messages, setMessages } = useCommandForm(form, {
    mutationFn: session.login,
    meta: { errors: 'local' },
    onSuccess: () => navigate({ href: safeRetUrl(retUrl, origin) }),
    onError: (error) => {
      if (isAuthentication(error))
        form.setError('password', { message: error.message || t('login.wrong') }, { shouldFocus: true })
      const message = refusal(error, t)
      if (message) setMessages([message])
    },
  })
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        label={t('login.email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { required: t('field.required') })}
      />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('field.required') })}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Checkbox label={t('login.remember')} {...form.register('recordarme')} />
        <Link to="/forgot-password" className="link tap">
          {t('login.forgot')}
        </Link>
      </div>
      <FormErrors messages={messages} />
      <SubmitButton busy={busy} block>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}
