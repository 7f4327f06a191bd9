import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { leaves, leftOn, takenUp } from '../left.ts'
import { beneath, type Changes, changesOf, withChanges } from './changes.ts'

interface Left {
  changes: Changes
  /** What stood there before. */
  over: Changes
}

/**
 * What was typed and not saved when a session ended is typed again when its person is back, over what is there now.
 * Answers what that was; `onBack` hears whether somebody has changed the same meanwhile.
 */
export function useLeftForm<V extends FieldValues, O>(
  name: string | undefined,
  form: UseFormReturn<V, unknown, O>,
  onBack: (overtaken: boolean) => void,
): Changes | undefined {
  const [left] = useState(() => (name === undefined ? undefined : (leftOn(name) as Left | undefined)))
  const began = useRef<Changes>({})
  began.current = form.formState.defaultValues ?? {}
  const told = useRef(onBack)

  useEffect(() => {
    if (name === undefined) return
    if (left) {
      takenUp(name)
      const now = began.current
      form.reset(withChanges(form.getValues(), left.changes) as V, { keepDefaultValues: true })
      told.current(JSON.stringify(beneath(now, left.changes)) !== JSON.stringify(left.over))
    }
    return leaves(() => {
      const changes = changesOf(began.current, form.getValues())
      return changes ? [name, { changes, over: beneath(began.current, changes) } satisfies Left] : null
    })
  }, [name, form, left])

  return left?.changes
}

/** Something that is written or chosen: not saved when a session ends, it is there again when its person is back. */
export function useLeftState<T>(name: string, initial: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const [began] = useState(initial)
  const [value, setValue] = useState<T>(() => (leftOn(name) as T | undefined) ?? began)
  const now = useRef(value)
  now.current = value
  useEffect(() => {
    takenUp(name)
    return leaves(() =>
      now.current === began || JSON.stringify(now.current) === JSON.stringify(began) ? null : [name, now.current],
    )
  }, [name, began])
  return [value, setValue]
}
