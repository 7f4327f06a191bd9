import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useReglas } from '../../../kit/form/comprobar.ts'
import { ESPANA, idDePais, iso2De, type Pais } from '../../../kit/paises.ts'
import { DireccionFields } from '../../../pieces/direccion/DireccionFields.tsx'
import { PaisField } from '../../../pieces/direccion/PaisField.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { FormErrors } from '../../../ui/FormErrors.tsx'
import { CorreoYTelefono } from './CorreoYTelefono.tsx'
import { EnviarSolicitud } from './EnviarSolicitud.tsx'
import { LicenciaField } from './LicenciaField.tsx'
import { comoSolicitud, type SolicitudNueva } from './solicitud-nueva.ts'
import { type Enviado, useSolicitud } from './use-solicitud.ts'

interface NuevoFormProps {
  paises: readonly Pais[]
  onSent: (enviado: Enviado) => void
}

/** A shop that does not buy from us yet: who they are, where, and the licence that shows that they sell. */
export function NuevoForm({ paises, onSent }: NuevoFormProps) {
  const { t, language } = useTranslation('registro')
  const reglas = useReglas()
  // No other values: the form takes what is in its fields, and somebody may have typed before it came to life.
  const form = useForm<SolicitudNueva>({ mode: 'onTouched', defaultValues: { licencia: null } })
  const { errors } = form.formState
  const suyo = idDePais(paises, language === 'pt' ? 'PT' : ESPANA)
  const pais = iso2De(paises, form.watch('countryId') ?? suyo)
  const { submit, busy, messages, progress } = useSolicitud(form, (valores) => comoSolicitud(valores, pais), onSent)
  const { required } = reglas

  /** What was right for one country may be wrong for another. */
  const checkAgain = () => {
    for (const campo of ['nif', 'telefono', 'direccion.codigoPostal'] as const)
      if (form.getValues(campo)) void form.trigger(campo)
  }

  return (
    <FormProvider {...form}>
      <Form className="form" onSubmit={submit} aria-label={t('request.new')}>
        <div className="two">
          <Field
            label={t('request.name')}
            autoComplete="organization"
            error={errors.nombre?.message}
            {...form.register('nombre', { required })}
          />
          <Field
            label={pais === ESPANA ? t('field.nif') : t('field.nifAbroad')}
            placeholder={pais === ESPANA ? 'B12345674' : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={errors.nif?.message}
            {...form.register('nif', {
              required,
              validate: (nif, { countryId }) => reglas.nif(nif, iso2De(paises, countryId)),
            })}
          />
          <CorreoYTelefono
            errors={errors}
            email={form.register('email', reglas.email)}
            telefono={form.register('telefono', {
              required,
              validate: (telefono, { countryId }) => reglas.telefono(telefono, iso2De(paises, countryId)),
            })}
          />
        </div>
        <PaisField
          label={t('field.country')}
          paises={paises}
          autoComplete="country"
          defaultValue={suyo}
          error={errors.countryId?.message}
          {...form.register('countryId', { valueAsNumber: true, onChange: checkAgain })}
        />
        <DireccionFields prefix="direccion" pais={pais} />
        <LicenciaField control={form.control} />
        <FormErrors messages={messages} />
        <EnviarSolicitud
          acepta={form.register('acepta', { required: reglas.consentimiento })}
          error={errors.acepta}
          {...{ busy, progress }}
        />
      </Form>
    </FormProvider>
  )
}
