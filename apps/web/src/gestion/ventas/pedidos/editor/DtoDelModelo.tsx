import { useTypedNumber } from '../../../parts/hoja/use-typed-number.ts'
import { useFormat } from '../../../use-texts.ts'

interface DtoDelModeloProps {
  label: string
  dto: number
  disabled?: boolean
  onChange: (dto: number) => void
}

const bueno = (n: number | null) => n !== null && n >= 0 && n <= 100

/** The discount of a model, typed as the person's language writes it; what is none leaves the last one standing. */
export function DtoDelModelo({ label, dto, disabled = false, onChange }: DtoDelModeloProps) {
  const { number } = useFormat()
  const { text, meant, setText, settle } = useTypedNumber<number | null>(
    dto,
    (n) => (n ? number(n) : ''),
    (n, typed) => (typed.trim() === '' ? 0 : bueno(n) ? n : null),
  )
  return (
    <label className="o-row o-q">
      {label}
      <input
        className="o-in o-in-xs o-n"
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        placeholder="0"
        value={text}
        aria-invalid={meant(text) === null || undefined}
        onBlur={settle}
        onChange={({ target }) => {
          setText(target.value)
          const n = meant(target.value)
          if (n !== null) onChange(n)
        }}
      />
    </label>
  )
}
