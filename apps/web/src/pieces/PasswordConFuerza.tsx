import { fuerzaDe } from '@telar/domain/identidad/fuerza'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { PasswordField } from '../ui/PasswordField.tsx'

const ESCALA = { short: 0, weak: 1, fair: 2, good: 3 }

interface PasswordConFuerzaProps extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** What is known of the person, which should not make up their password. */
  datos: readonly string[]
}

/** A password that is being chosen, with a word about how easily it is guessed. */
export function PasswordConFuerza({ datos, ...field }: PasswordConFuerzaProps) {
  const { t } = useTranslation('registro')
  const [password, setPassword] = useState('')
  const fuerza = fuerzaDe(password, datos)
  const words = fuerza.nivel === 'short' ? t('strength.short', { count: fuerza.faltan }) : t(`strength.${fuerza.nivel}`)
  return (
    <div className="grid gap-2">
      <PasswordField
        hint={t('strength.hint')}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        {...field}
      />
      {password && !field.error && (
        <div className="strength" role="status">
          <meter min={0} max={3} value={ESCALA[fuerza.nivel]} aria-hidden="true" />
          <span>{words}</span>
        </div>
      )}
    </div>
  )
}
