import { useController } from 'react-hook-form'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { FieldShell } from './FieldShell.tsx'
import type { Values } from './form-values.ts'

interface ChoiceFieldProps {
  name: string
  label: string
  options: readonly { value: number; label: string }[]
  disabled: boolean
  /** What having none is called, where one may. */
  none?: string
  width?: Field['width']
  hint?: string
}

/** One of a few, known by their numbers. */
export function ChoiceField({ name, label, options, disabled, none, width, hint }: ChoiceFieldProps) {
  const t = useWords(OFFICE)
  const { field, fieldState } = useController<Values>({ name })
  const id = `field-${name}`
  const error = fieldState.error?.message
  const value = field.value as number | null
  return (
    <FieldShell {...{ id, label, width, error, hint }}>
      <select
        id={id}
        ref={field.ref}
        className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
        disabled={disabled}
        value={value ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {none === undefined && value === null && <option value="">{t.record.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  )
}
