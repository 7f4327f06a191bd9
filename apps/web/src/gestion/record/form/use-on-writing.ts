import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Does something whenever a value of a form is written, by hand or by what is chosen. */
export function useOnWriting<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  run: (name: Path<V>) => void,
): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name !== undefined) latest.current(name)
    })
    return unsubscribe
  }, [form])
}
