import { isValidation, ValidationError } from '@telar/client/errors'
import type { Direccion } from '@telar/domain/casa/direccion'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useCommandForm } from '../../kit/form/form.ts'
import type { Pais } from '../../kit/paises.ts'
import { EntregaFields } from '../../pieces/direccion/EntregaFields.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormErrors } from '../../ui/FormErrors.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'

interface DireccionFormProps {
  direccion: Direccion
  /** Its place in the list of addresses, by which the server names it. */
  place: number
  paises: readonly Pais[]
  onSave: (direccion: Direccion) => Promise<unknown>
  onClose: () => void
}

/** The server speaks of `direccionesEnvio.2.calle`; here that is `direccion.calle`. */
function ownPaths(error: unknown, place: number): unknown {
  if (!isValidation(error)) return error
  const fields = Object.entries(error.fields).map(([path, texts]) => [
    path.replace(`direccionesEnvio.${place}.`, 'direccion.'),
    texts,
  ])
  return new ValidationError(error.messages, Object.fromEntries(fields))
}

/** One delivery address, new or changed. */
export function DireccionForm({ direccion, place, paises, onSave, onClose }: DireccionFormProps) {
  const { t } = useTranslation('account')
  const form = useForm({ mode: 'onTouched', defaultValues: { direccion } })
  const { submit, busy, messages } = useCommandForm(form, {
    left: `direccion ${place}`,
    mutationFn: (values: { direccion: Direccion }) =>
      onSave(values.direccion).catch((error) => {
        throw ownPaths(error, place)
      }),
    meta: { errors: 'local' },
    onSuccess: onClose,
  })
  return (
    <FormProvider {...form}>
      <Form className="form" onSubmit={submit} aria-label={t('addresses.form')}>
        <EntregaFields prefix="direccion" paises={paises} />
        <FormErrors messages={messages} />
        <div className="acts">
          <SubmitButton busy={busy} primary={false}>
            {t('addresses.save')}
          </SubmitButton>
          <button type="button" className="link tap" onClick={onClose}>
            {t('addresses.cancel')}
          </button>
        </div>
      </Form>
    </FormProvider>
  )
}
