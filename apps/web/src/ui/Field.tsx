import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { FieldError } from './FieldError.tsx'

export interface FieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
  hint?: string
  optional?: boolean
  /** A control inside the box, at its end. */
  end?: ReactNode
}

/** A label, its box, and beneath it what helps or what is wrong. */
export function Field({ label, error, hint, optional = false, end, ...input }: FieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  const box = (
    <input
      id={id}
      className="field-box"
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      {...input}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="mute font-normal"> ({t('field.optional')})</span>}
      </label>
      {end ? (
        <div className="with-end">
          {box}
          {end}
        </div>
      ) : (
        box
      )}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
