import { toast } from '../../kit/toast.tsx'
import { useEscrito } from '../../pieces/matriz/use-escrito.ts'
import { useWords } from '../use-texts.ts'
import { FIGURE } from './figure-texts.ts'

interface EnteroProps {
  n: number
  max: number
  onChange: (n: number) => void
}

/** A field for a whole number: what is none is marked and said in words, and never becomes another number. */
export function useEntero({ n, max, onChange }: EnteroProps) {
  const say = useWords(FIGURE)
  return useEscrito({
    cantidad: n,
    max,
    alCambiar: onChange,
    alRehusar: (text) => toast.error(say.notWhole(text, max), { id: 'cantidad' }),
  }).campo
}
