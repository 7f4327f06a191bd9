import { registers } from '@telar/contract/calls'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { command } from '../../kit/calls/command.ts'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { PasswordNueva } from './PasswordNueva.tsx'
import { type ActivarProps, useActivar } from './use-activar.ts'

/** The first password of a customer whose data we have. */
export function ConocidoForm({ clave, registro, ...ends }: ActivarProps) {
  const { t } = useTranslation('registro')
  const client = useClient()
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '' } })
  const { submit, busy, messages } = useActivar(
    form,
    command(client, registers.setExistingCustomerFirstPassword, {
      errors: 'local',
      from: ({ password }: { password: string }) => ({ body: { key: clave, password, confirmPassword: password } }),
    }),
    ends,
  )
  return (
    <FormProvider {...form}>
      <Form className="form" onSubmit={submit}>
        <PasswordNueva email={registro.email} nombre={registro.nombre} />
        <FormErrors messages={messages} />
        <div>
          <SubmitButton busy={busy}>{t('activate.submit')}</SubmitButton>
        </div>
      </Form>
    </FormProvider>
  )
}
