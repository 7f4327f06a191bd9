import { useEffect, useState } from 'react'
import { parseNumber } from '../../format.ts'
import { useFormat } from '../../use-texts.ts'

/**
 * A number while it is typed, as the person's language writes it: what is typed stays as it is until the value changes
 * from outside. `read` says what a text stands for, with the number that it is, if it is one.
 */
export function useTypedNumber<V>(value: V, show: (value: V) => string, read: (n: number | null, text: string) => V) {
  const { decimal } = useFormat()
  const [text, setText] = useState(() => show(value))
  const meant = (typed: string): V => read(parseNumber(typed, decimal), typed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a value from outside rewrites what is typed.
  useEffect(() => {
    if (meant(text) !== value) setText(show(value))
  }, [value])

  return {
    text,
    meant,
    setText,
    /** Writes it as it is kept. */
    settle: () => setText(show(value)),
  }
}
