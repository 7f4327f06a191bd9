import { fuerzaDe } from '@telar/domain/identidad/fuerza'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useReglas } from '../../kit/form/comprobar.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

const ESCALA = { short: 0, weak: 1, fair: 2, good: 3 }

interface PasswordNuevaProps {
  email: string
  nombre: string
}

/** The first password of an account, with a word about how easily it is guessed. */
export function PasswordNueva({ email, nombre }: PasswordNuevaProps) {
  const { t } = useTranslation('registro')
  const { register, watch, formState } = useFormContext<{ password: string }>()
  const password = watch('password')
  const fuerza = fuerzaDe(password, [email, nombre])
  const words = fuerza.nivel === 'short' ? t('strength.short', { count: fuerza.faltan }) : t(`strength.${fuerza.nivel}`)
  const error = formState.errors.password?.message
  return (
    <div className="grid gap-2">
      {/* unseen, so that a password manager knows whose password this is */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('field.password')}
        hint={t('strength.hint')}
        autoComplete="new-password"
        error={error}
        {...register('password', useReglas().password)}
      />
      {password && !error && (
        <div className="strength" role="status">
          <meter min={0} max={3} value={ESCALA[fuerza.nivel]} aria-hidden="true" />
          <span>{words}</span>
        </div>
      )}
    </div>
  )
}
