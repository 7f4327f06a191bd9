import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Field } from '../../../ui/Field.tsx'

interface CorreoYTelefonoProps {
  email: UseFormRegisterReturn
  telefono: UseFormRegisterReturn
  errors: { email?: FieldError | undefined; telefono?: FieldError | undefined }
  optional?: boolean
}

/** How a shop can be reached. */
export function CorreoYTelefono({ email, telefono, errors, optional = false }: CorreoYTelefonoProps) {
  const { t } = useTranslation('registro')
  return (
    <>
      <Field label={t('request.email')} type="email" autoComplete="email" error={errors.email?.message} {...email} />
      <Field
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        optional={optional}
        error={errors.telefono?.message}
        {...telefono}
      />
    </>
  )
}
