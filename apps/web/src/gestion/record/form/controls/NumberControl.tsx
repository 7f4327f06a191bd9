import { useTypedNumber } from '../../../parts/hoja/use-typed-number.ts'
import { useFormat } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'

/** A number as the person's language writes it; what is no number stays as typed until it is mended. */
export function NumberControl(props: ControlProps) {
  const { value, onChange, field } = props
  const { number, price } = useFormat()
  const { text, meant, setText, settle } = useTypedNumber<unknown>(
    value,
    (n) => (typeof n === 'number' ? (field.control === 'money' ? price(n) : number(n)) : String(n ?? '')),
    (n, typed) => n ?? (typed.trim() === '' ? null : typed),
  )

  return (
    <span className="o-unit">
      <input
        {...inputProps(props)}
        inputMode="decimal"
        className={`${inputProps(props).className} o-n`}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          onChange(meant(event.target.value))
        }}
        onBlur={() => {
          if (typeof value === 'number') settle()
          props.onBlur()
        }}
      />
      {field.control === 'money' && <i aria-hidden="true">€</i>}
    </span>
  )
}
