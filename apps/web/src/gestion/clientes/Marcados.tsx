import { useController } from 'react-hook-form'
import type { Values } from '../record/form/form-values.ts'
import { firstMessage } from '../record/form/told.ts'

interface MarcadosProps {
  name: string
  label: string
  hint?: string
  options: readonly { id: number; label: string }[]
  disabled: boolean
}

/** Several of a few, each ticked. */
export function Marcados({ name, label, hint, options, disabled }: MarcadosProps) {
  const { field, fieldState } = useController<Values>({ name })
  const elegidos = field.value as number[]
  const error = firstMessage(fieldState.error)
  return (
    <fieldset className="o-fld o-wide o-marks">
      <legend>{label}</legend>
      {options.map(({ id, label: text }) => (
        <label key={id} className="o-row">
          <input
            type="checkbox"
            className="o-ck"
            disabled={disabled}
            checked={elegidos.includes(id)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...elegidos, id].sort((a, b) => a - b) : elegidos.filter((otro) => otro !== id),
              )
            }
          />
          {text}
        </label>
      ))}
      {error && <span className="o-err">{error}</span>}
      {hint && <span className="o-hint">{hint}</span>}
    </fieldset>
  )
}
