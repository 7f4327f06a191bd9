import { useEffect, useState } from 'react'
import { parseNumber } from '../../../format.ts'
import { useFormat } from '../../../use-texts.ts'
import { type ControlProps, inputProps } from './control.ts'

/** A number as the person's language writes it; what is no number stays as typed until it is mended. */
export function NumberControl(props: ControlProps) {
  const { value, onChange, field } = props
  const { number, price, decimal } = useFormat()
  const show = (n: unknown) =>
    typeof n === 'number' ? (field.control === 'money' ? price(n) : number(n)) : String(n ?? '')
  const [text, setText] = useState(() => show(value))
  const current = parseNumber(text, decimal) ?? (text.trim() === '' ? null : text)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside rewrites what is typed.
  useEffect(() => {
    if (value !== current) setText(show(value))
  }, [value])

  return (
    <span className="o-unit">
      <input
        {...inputProps(props)}
        inputMode="decimal"
        className={`${inputProps(props).className} o-n`}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          const typed = event.target.value
          onChange(parseNumber(typed, decimal) ?? (typed.trim() === '' ? null : typed))
        }}
        onBlur={() => {
          if (typeof value === 'number') setText(show(value))
          props.onBlur()
        }}
      />
      {field.control === 'money' && <i aria-hidden="true">€</i>}
    </span>
  )
}
