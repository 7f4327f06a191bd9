import { type ComponentProps, useId } from 'react'
import { FieldError } from './FieldError.tsx'

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  error?: string | undefined
  hint?: string
}

/** A label and a list to choose from, in the shape of the other fields. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field-box"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...select}
      >
        {children}
      </select>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
