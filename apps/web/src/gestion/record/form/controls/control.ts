import type { Field } from '../../../declare/values.ts'

/** What every control gets; the ids tie it to its label and its error. */
export interface ControlProps {
  id: string
  name: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  invalid: boolean
  describedBy: string | undefined
  disabled: boolean
  changed: boolean
  field: Field
  inputRef: (element: HTMLElement | null) => void
}

/** The look and the ties that all text-like controls share. */
export const inputProps = ({ id, name, onBlur, invalid, describedBy, disabled, changed, inputRef }: ControlProps) => ({
  id,
  name,
  onBlur,
  disabled,
  ref: inputRef,
  className: changed ? 'o-in o-changed' : 'o-in',
  'aria-invalid': invalid || undefined,
  'aria-describedby': describedBy,
})
