import { OFFICE } from '../../../office-texts.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'

/** Texts, dates, choices and yes or no: the browser's own controls. */
export function PlainControl(props: ControlProps) {
  const t = useWords(OFFICE)
  const { word } = useFormat()
  const { field, value, onChange } = props
  const shared = inputProps(props)
  if (field.control === 'checkbox')
    return (
      <input
        {...shared}
        type="checkbox"
        className="o-ck"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    )
  const text = String(value ?? '')
  if (field.control === 'area')
    return <textarea {...shared} rows={4} value={text} onChange={(event) => onChange(event.target.value)} />
  if (field.control === 'select')
    return (
      <select {...shared} value={text} onChange={(event) => onChange(event.target.value)}>
        {text === '' && <option value="">{t.record.choose}</option>}
        {Object.entries(field.options ?? {}).map(([key, label]) => (
          <option key={key} value={key}>
            {word(label)}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...shared}
      type={field.control}
      value={text}
      autoComplete={field.control === 'password' ? 'new-password' : 'off'}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
