import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldShell } from './FieldShell.tsx'
import type { Values } from './form-values.ts'
import { firstMessage } from './told.ts'

interface NumbersFieldProps {
  name: string
  label: string
  disabled: boolean
  hint?: string
}

const read = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** A short list of whole numbers, written one after the other: `30, 60`. */
export function NumbersField({ name, label, disabled, hint }: NumbersFieldProps) {
  const { field, fieldState } = useController<Values>({ name })
  const id = `field-${name}`
  const shown = (field.value as number[]).join(', ')
  const [text, setText] = useState(shown)
  const error = firstMessage(fieldState.error)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside rewrites what is typed.
  useEffect(() => {
    if (read(text).join(', ') !== shown) setText(shown)
  }, [shown])

  return (
    <FieldShell {...{ id, label, error, hint }}>
      <input
        id={id}
        ref={field.ref}
        className={fieldState.isDirty ? 'o-in o-changed' : 'o-in'}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onBlur={() => {
          setText(shown)
          field.onBlur()
        }}
        onChange={(event) => {
          setText(event.target.value)
          field.onChange(read(event.target.value))
        }}
      />
    </FieldShell>
  )
}
