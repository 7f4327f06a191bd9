import type { ComponentProps } from 'react'
import { FieldShell } from './FieldShell.tsx'

interface TextFieldProps extends Omit<ComponentProps<typeof FieldShell>, 'children'> {
  /** How many letters there is room for. */
  max: number
  value: string
  onChange: (value: string) => void
}

/** A line of text in a dialog or a page that is no record's form. */
export const TextField = ({ max, value, onChange, ...shell }: TextFieldProps) => (
  <FieldShell {...shell}>
    <input
      id={shell.id}
      className="o-in"
      maxLength={max}
      value={value}
      aria-invalid={shell.error === undefined ? undefined : true}
      aria-describedby={shell.error === undefined ? undefined : `${shell.id}-error`}
      onChange={({ target }) => onChange(target.value)}
    />
  </FieldShell>
)
