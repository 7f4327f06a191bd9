import { useEffect, useState } from 'react'
import { parseNumber } from '../../../format.ts'
import { useFormat } from '../../../use-texts.ts'

interface NumeroCeldaProps {
  label: string
  /** Which column it is in: Enter goes to the same one of the next line. */
  col: 'cantidad' | 'precio' | 'dto'
  value: number
  whole?: boolean
  max?: number
  onChange: (value: number) => void
}

/** A number inside a line, as the person's language writes it. */
export function NumeroCelda({ label, col, value, whole = false, max, onChange }: NumeroCeldaProps) {
  const { number, amount, decimal } = useFormat()
  const show = (n: number) => (col === 'precio' ? amount(n) : n === 0 && col === 'dto' ? '' : number(n))
  const [text, setText] = useState(() => show(value))
  const read = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed, decimal))
  const wrong = (n: number | null) =>
    n === null || (whole && !Number.isInteger(n)) || (max !== undefined && (n < 0 || n > max))

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside rewrites what is typed.
  useEffect(() => {
    if (read(text) !== value) setText(show(value))
  }, [value])

  return (
    <input
      className="o-cell o-n"
      data-col={col}
      aria-label={label}
      aria-invalid={wrong(read(text)) || undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      value={text}
      onFocus={(event) => event.target.select()}
      onBlur={() => setText(show(value))}
      onChange={(event) => {
        setText(event.target.value)
        const n = read(event.target.value)
        if (n !== null && !wrong(n)) onChange(n)
      }}
    />
  )
}
