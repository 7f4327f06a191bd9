import { useForm } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useReglas } from '../../../kit/form/comprobar.ts'
import { ESPANA } from '../../../kit/paises.ts'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormErrors } from '../../../ui/FormErrors.tsx'
import { HouseContacts } from '../../frame/HouseContacts.tsx'
import { CorreoYTelefono } from './CorreoYTelefono.tsx'
import { EnviarSolicitud } from './EnviarSolicitud.tsx'
import { type Enviado, useSolicitud } from './use-solicitud.ts'

interface Conocida {
  nombre: string
  email: string
  telefono: string
  acepta: boolean
}

/** A customer from before the shop was on the web says who they are; nothing has to be shown. */
export function ExistenteForm({ onSent }: { onSent: (enviado: Enviado) => void }) {
  const { t } = useTranslation('registro')
  const reglas = useReglas()
  const form = useForm<Conocida>({ mode: 'onTouched' })
  const { errors } = form.formState
  const { submit, busy, messages, progress } = useSolicitud(
    form,
    async (valores) => ({ tipo: 'existente' as const, ...valores, acepta: true }),
    onSent,
  )
  return (
    <Form className="form" onSubmit={submit} aria-label={t('request.existing')}>
      <div>
        <p>{t('request.existingLead')}</p>
        <HouseContacts />
      </div>
      <Field
        label={t('request.existingName')}
        autoComplete="organization"
        error={errors.nombre?.message}
        {...form.register('nombre', { required: reglas.required })}
      />
      <div className="two">
        <CorreoYTelefono
          errors={errors}
          optional
          email={form.register('email', reglas.email)}
          telefono={form.register('telefono', { validate: (telefono) => reglas.telefono(telefono, ESPANA) })}
        />
      </div>
      <FormErrors messages={messages} />
      <EnviarSolicitud
        acepta={form.register('acepta', { required: reglas.consentimiento })}
        error={errors.acepta}
        {...{ busy, progress }}
      />
    </Form>
  )
}
