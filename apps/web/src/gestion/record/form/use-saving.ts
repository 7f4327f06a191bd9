import { type RefObject, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useOnWriting } from './use-on-writing.ts'

/**
 * Saves a form once, however often that is asked for: nothing begins while a saving is under way, and what is saved and
 * has not changed since is not sent again, as while the page that follows is still on its way. What is written meanwhile
 * stays over what was saved, and then not all of it is saved.
 */
export function useSaving<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, unsaved: RefObject<number>) {
  const busy = useRef(false)
  const saved = useRef(false)
  const meanwhile = useRef(new Map<Path<V>, PathValue<V, Path<V>>>())
  useOnWriting(form, (name) => {
    if (!busy.current) return
    meanwhile.current.delete(name)
    meanwhile.current.set(name, structuredClone(form.getValues(name)))
  })
  return async (save: () => Promise<boolean>, { again = false } = {}): Promise<boolean> => {
    if (busy.current) return false
    if (saved.current && unsaved.current === 0) return true
    busy.current = true
    meanwhile.current.clear()
    try {
      const done = await save()
      // what is begun anew is another one
      const since =
        done && !again ? [...meanwhile.current].filter(([name, value]) => !is(form.getValues(name), value)) : []
      for (const [name, value] of since) form.setValue(name, value, { shouldDirty: true })
      const all = done && since.length === 0
      saved.current = all && !again
      return all
    } finally {
      busy.current = false
    }
  }
}

const is = (now: unknown, then: unknown) => JSON.stringify(now) === JSON.stringify(then)
