import { registers } from '@telar/contract/calls'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { changeLanguage } from '../../i18n/choice.ts'
import { NOMBRES } from '../../i18n/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { attempts } from '../../kit/calls/attempt.ts'
import { command } from '../../kit/calls/command.ts'
import { useReglas } from '../../kit/form/comprobar.ts'
import { iso2De, type Pais } from '../../kit/paises.ts'
import { useSettings } from '../../kit/settings.ts'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { Acepta } from '../legal/Acepta.tsx'
import { comoActivacion, type Datos, datosIniciales } from './datos.ts'
import { Entrega } from './Entrega.tsx'
import { Fiscales } from './Fiscales.tsx'
import { PasswordNueva } from './PasswordNueva.tsx'
import { type ActivarProps, useActivar } from './use-activar.ts'

/** What a new customer still has to tell, begun with what the request said. */
export function DatosForm({ clave, registro, paises, onDone, onRefused }: ActivarProps & { paises: readonly Pais[] }) {
  const { t, i18n } = useTranslation('registro')
  const client = useClient()
  const { idiomas } = useSettings()
  const reglas = useReglas()
  const form = useForm({
    mode: 'onTouched',
    defaultValues: datosIniciales(registro, paises),
  })
  const pais = iso2De(paises, form.watch('countryId'))
  async function done() {
    const idioma = form.getValues('idioma')
    if (idioma !== i18n.language) await changeLanguage(i18n, idioma)
    onDone()
  }
  const [attempt] = useState(attempts)
  const { submit, busy, messages } = useActivar(
    form,
    command(client, registers.setNewCustomerData, {
      errors: 'local',
      attempt,
      from: (datos: Datos) => ({ body: comoActivacion(clave, datos, pais) }),
    }),
    { onDone: () => void done(), onRefused },
  )
  return (
    <FormProvider {...form}>
      <Form className="form parts" onSubmit={submit}>
        <Fiscales pais={pais} paises={paises} />
        <Entrega paises={paises} />
        <fieldset className="part">
          <legend className="d3">{t('activate.access')}</legend>
          <PasswordNueva email={registro.email} nombre={registro.nombre} />
          <SelectField label={t('field.language')} hint={t('field.languageHint')} {...form.register('idioma')}>
            {idiomas.map((idioma) => (
              <option key={idioma} value={idioma}>
                {NOMBRES[idioma]}
              </option>
            ))}
          </SelectField>
        </fieldset>
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
