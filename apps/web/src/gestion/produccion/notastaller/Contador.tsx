import { Minus, Plus } from 'lucide-react'
import { leerCantidad } from '../../../pieces/matriz/rejilla.ts'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../use-texts.ts'
import { NOTA } from './nota-texts.ts'

interface ContadorProps {
  /** What is counted, for the ear. */
  que: string
  value: number
  max: number
  onChange: (n: number) => void
}

/** A number that a thumb can raise and lower, and a keyboard write. */
export function Contador({ que, value, max, onChange }: ContadorProps) {
  const say = useWords(NOTA)
  return (
    <span className="o-count">
      <Button iconOnly icon={Minus} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        {say.menos(que)}
      </Button>
      <input
        className="o-in o-n"
        inputMode="numeric"
        autoComplete="off"
        aria-label={que}
        aria-invalid={value > max || undefined}
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          const n = leerCantidad(target.value)
          if (n !== undefined) onChange(n)
        }}
      />
      <Button iconOnly icon={Plus} disabled={value >= max} onClick={() => onChange(value + 1)}>
        {say.mas(que)}
      </Button>
    </span>
  )
}
