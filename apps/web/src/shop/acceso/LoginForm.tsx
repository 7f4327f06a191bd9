import { Link, useRouter } from '@tanstack/react-router'
import { isAuthentication } from '@telar/client/errors'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useApp } from '../../kit/app.ts'
import { useLightForm } from '../../kit/form/light-form.ts'
import { safeRetUrl } from '../../kit/ret-url.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { failureText } from '../failure-text.ts'
import { rulesIn } from '../rules.ts'

type Credentials = Record<'email' | 'password' | 'recordarme', string>

export function LoginForm({ retUrl }: { retUrl: string | undefined }) {
  const { t } = useTranslation()
  const app = useApp()
  const { session, origin } = app
  const router = useRouter()
  const { someEmail, password, none } = rulesIn(t)
  const form = useLightForm<Credentials, void>(
    { email: someEmail, password, recordarme: none },
    {
      mutationFn: ({ recordarme, ...values }) => session.login({ ...values, recordarme: recordarme !== '' }),
      meta: { errors: 'local' },
      onSuccess: async () => {
        const { speakAsCustomer } = await import('./account-language.ts')
        const changed = await speakAsCustomer(app).catch(console.warn)
        await router.navigate({ href: safeRetUrl(retUrl, origin) })
        if (changed) await router.invalidate()
      },
      onError: (error) => {
        if (isAuthentication(error)) form.setErrors({ password: error.message || t('login.wrong') })
        const message = failureText(error, t)
        if (message) form.setMessages([message])
      },
    },
  )
  const { ref, submit, field, busy, messages } = form
  return (
    <Form className="form" ref={ref} onSubmit={submit}>
      <Field label={t('login.email')} type="email" autoComplete="username" {...field('email')} />
      <PasswordField label={t('login.password')} autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Checkbox label={t('login.remember')} name="recordarme" defaultChecked />
        <Link to="/forgot-password" className="link tap">
          {t('login.forgot')}
        </Link>
      </div>
      <FormErrors messages={messages} />
      <SubmitButton busy={busy} block>
        {t('login.submit')}
      </SubmitButton>
    </Form>
  )
}
