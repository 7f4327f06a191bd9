import { Minus, Plus } from 'lucide-react'
import { MAXIMA } from '../../../pieces/matriz/rejilla.ts'
import { Button } from '../../parts/Button.tsx'
import { useEntero } from '../../parts/use-entero.ts'
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
  const campo = useEntero({ n: value, max: MAXIMA, onChange })
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
        placeholder="0"
        {...campo}
        aria-invalid={campo['aria-invalid'] || value > max || undefined}
      />
      <Button iconOnly icon={Plus} disabled={value >= max} onClick={() => onChange(value + 1)}>
        {say.mas(que)}
      </Button>
    </span>
  )
}
