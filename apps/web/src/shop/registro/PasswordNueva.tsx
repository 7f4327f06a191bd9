import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useReglas } from '../../kit/form/comprobar.ts'
import { PasswordConFuerza } from '../../pieces/PasswordConFuerza.tsx'

interface PasswordNuevaProps {
  email: string
  nombre: string
}

/** The first password of an account. */
export function PasswordNueva({ email, nombre }: PasswordNuevaProps) {
  const { t } = useTranslation('registro')
  const { register, formState } = useFormContext<{ password: string }>()
  return (
    <>
      {/* unseen, so that a password manager knows whose password this is */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordConFuerza
        label={t('field.password')}
        datos={[email, nombre]}
        error={formState.errors.password?.message}
        {...register('password', useReglas().password)}
      />
    </>
  )
}
