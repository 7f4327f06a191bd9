import { esColor } from '@telar/domain/casa/tema'
import { OFFICE } from '../../../office-texts.ts'
import { useWords } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'

const long = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((c) => c + c).join('')}` : hex)

/** A colour by eye or by its code. */
export function ColorControl(props: ControlProps) {
  const t = useWords(OFFICE)
  const value = String(props.value ?? '')
  const valid = esColor(value)
  return (
    <span className="o-color">
      <input
        type="color"
        aria-label={t.record.pickColor}
        value={valid ? long(value) : '#ffffff'}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <input
        {...inputProps(props)}
        value={value}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          const typed = event.target.value.trim()
          props.onChange(/^[0-9a-f]{3,6}$/i.test(typed) ? `#${typed}` : typed)
        }}
      />
    </span>
  )
}
