import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { isAuthentication, isValidation } from '@telar/client/errors'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../kit/app.ts'
import { safeRetUrl } from '../kit/ret-url.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { FormErrors } from '../ui/FormErrors.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { refusal } from './refusal.ts'

interface Problems {
  email?: string | undefined
  password?: string | undefined
  form?: string | undefined
}

/** Three plain fields, read when they are sent: what was typed before the page was alive counts too. */
export function LoginForm({ retUrl }: { retUrl: string | undefined }) {
  const { t } = useTranslation()
  const { session, origin } = useApp()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { mutate, isPending } = useMutation({
    mutationFn: session.login,
    meta: { errors: 'local' },
    onSuccess: () => navigate({ href: safeRetUrl(retUrl, origin) }),
    onError: (error) => {
      if (isAuthentication(error)) return tell({ password: error.message || t('login.wrong') })
      if (!isValidation(error)) return tell({ form: refusal(error, t) })
      tell({ email: error.fields.email?.[0], password: error.fields.password?.[0], form: error.messages[0] })
    },
  })

  function tell(found: Problems) {
    setProblems(found)
    const wrong = (['email', 'password'] as const).find((name) => found[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    const required = t('field.required')
    tell({ email: email ? undefined : required, password: password ? undefined : required })
    if (email && password) mutate({ email, password, recordarme: data.has('recordarme') })
  }

  const forget = (name: keyof Problems) => () => setProblems((known) => ({ ...known, [name]: undefined }))
  return (
    <form ref={form} className="form" onSubmit={submit} noValidate>
      <Field
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        error={problems.email}
        onChange={forget('email')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        error={problems.password}
        onChange={forget('password')}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <Checkbox label={t('login.remember')} name="recordarme" defaultChecked />
        <Link to="/forgot-password" className="link tap">
          {t('login.forgot')}
        </Link>
      </div>
      <FormErrors messages={problems.form ? [problems.form] : []} />
      <SubmitButton busy={isPending} block>
        {t('login.submit')}
      </SubmitButton>
    </form>
  )
}
