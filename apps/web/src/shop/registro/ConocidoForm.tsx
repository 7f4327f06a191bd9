import { registers } from '@telar/contract/calls'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { attempts } from '../../kit/calls/attempt.ts'
import { command } from '../../kit/calls/command.ts'
import { useReglas } from '../../kit/form/comprobar.ts'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { Acepta } from '../legal/Acepta.tsx'
import { PasswordNueva } from './PasswordNueva.tsx'
import { type ActivarProps, useActivar } from './use-activar.ts'

/** The first password of a customer whose data we have. */
export function ConocidoForm({ clave, registro, ...ends }: ActivarProps) {
  const { t } = useTranslation('registro')
  const client = useClient()
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '', acepta: false } })
  const reglas = useReglas()
  const [attempt] = useState(attempts)
  const { submit, busy, messages } = useActivar(
    form,
    command(client, registers.setExistingCustomerFirstPassword, {
      errors: 'local',
      attempt,
      from: ({ password, acepta }: { password: string; acepta: boolean }) => ({
        body: { key: clave, password, confirmPassword: password, acepta: acepta || null },
      }),
    }),
    ends,
  )
  return (
    <FormProvider {...form}>
      <Form className="form" onSubmit={submit}>
        <PasswordNueva email={registro.email} nombre={registro.nombre} />
        {!registro.acepto && (
          <Acepta
            error={form.formState.errors.acepta?.message}
            {...form.register('acepta', { required: reglas.consentimiento })}
          />
        )}
        <FormErrors messages={messages} />
        <div>
          <SubmitButton busy={busy}>{t('activate.submit')}</SubmitButton>
        </div>
      </Form>
    </FormProvider>
  )
}
