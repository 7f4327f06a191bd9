import { type ComponentProps, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FieldError } from '../../ui/FieldError.tsx'
import { RUTAS } from './rutas.ts'

/** Agreeing to the privacy policy, which opens beside the form so that nothing typed is lost. */
export function Acepta({ error, ...input }: ComponentProps<'input'> & { error: string | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="field">
      <label className="check consent">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        <span>
          {t('consent.agree')}{' '}
          <a className="link" href={RUTAS.privacidad} target="_blank" rel="noreferrer">
            {t('consent.policy')}
          </a>
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
