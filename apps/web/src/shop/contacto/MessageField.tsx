import { type ComponentProps, useId } from 'react'
import { FieldError } from '../../ui/FieldError.tsx'

interface MessageFieldProps extends ComponentProps<'textarea'> {
  label: string
  hint: string
  error: string | undefined
}

/** Room for several sentences; it grows with them where the browser can. */
export function MessageField({ label, hint, error, ...area }: MessageFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field-box field-area"
        rows={6}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        {...area}
      />
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
