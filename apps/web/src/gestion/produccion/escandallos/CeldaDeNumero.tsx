import { useEffect, useState } from 'react'
import { parseNumber } from '../../format.ts'
import { useFormat } from '../../use-texts.ts'

interface CeldaDeNumeroProps {
  label: string
  /** Which column it is in: Enter goes to the same one of the next line. */
  col: string
  value: number | null
  price?: boolean
  invalid?: boolean
  placeholder?: string
  onChange: (value: number | null) => void
}

/** A number inside a line, as the person's language writes it; it may be missing. */
export function CeldaDeNumero({ label, col, value, invalid, placeholder = '–', onChange, ...as }: CeldaDeNumeroProps) {
  const { number, price, decimal } = useFormat()
  const show = (n: number | null) => (n === null ? '' : as.price ? price(n) : number(n))
  const [text, setText] = useState(() => show(value))
  const typed = parseNumber(text, decimal)
  const wrong = text.trim() !== '' && (typed === null || typed < 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside rewrites what is typed.
  useEffect(() => {
    if (typed !== value && !(wrong && value === null)) setText(show(value))
  }, [value])

  return (
    <input
      className="o-cell o-n"
      data-col={col}
      aria-label={label}
      aria-invalid={invalid || wrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        if (!wrong) setText(show(value))
      }}
      onChange={({ target }) => {
        setText(target.value)
        const n = parseNumber(target.value, decimal)
        onChange(n !== null && n >= 0 ? n : null)
      }}
    />
  )
}
