import { useFormat, useWords } from '../../use-texts.ts'
import { FIGURE } from '../figure-texts.ts'
import { useTypedNumber } from './use-typed-number.ts'

interface CeldaDeNumeroProps {
  label: string
  /** Which column it is in: Enter goes to the same one of the next line. */
  col: string
  value: number | null
  /** What an empty cell stands for. Where that is nothing, so does what is no good number; otherwise nothing is sent while it stands there. */
  empty?: 0 | null
  good?: (n: number) => boolean
  show?: (n: number) => string
  invalid?: boolean
  placeholder?: string
  onChange: (value: number | null) => void
}

const notNegative = (n: number) => n >= 0

/** A number inside a line, as the person's language writes it. */
export function CeldaDeNumero({
  label,
  col,
  value,
  invalid,
  placeholder = '–',
  onChange,
  ...rest
}: CeldaDeNumeroProps) {
  const { number } = useFormat()
  const say = useWords(FIGURE)
  const { empty = null, good = notNegative, show = number } = rest
  const { text, meant, setText, settle } = useTypedNumber(
    value,
    (n) => (n === null ? '' : show(n)),
    (n, typed) => (typed.trim() === '' ? empty : n !== null && good(n) ? n : null),
  )
  const wrong = text.trim() !== '' && meant(text) === null
  return (
    <input
      className="o-cell o-n"
      data-col={col}
      aria-label={label}
      aria-invalid={invalid || wrong || undefined}
      data-wrong={wrong && empty !== null ? say.notGood(text.trim()) : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        if (!wrong) settle()
      }}
      onChange={({ target }) => {
        setText(target.value)
        const n = meant(target.value)
        if (n !== null || empty === null) onChange(n)
      }}
    />
  )
}
