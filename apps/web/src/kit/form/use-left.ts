import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { leaveAt, leaves, leftOn, takenUp } from '../left.ts'
import { beneath, type Changes, changesOf, withChanges } from './changes.ts'

interface Left {
  changes: Changes
  /** What stood there before, where others may have changed it since. */
  over?: Changes
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
      const { changes, over } = left
      told.current(over !== undefined && JSON.stringify(beneath(now, changes)) !== JSON.stringify(over))
    }
    return leaves(() => {
      const changes = changesOf(began.current, form.getValues())
      return changes ? [name, { changes, over: beneath(began.current, changes) } satisfies Left] : null
    })
  }, [name, form, left])

  return left?.changes
}

/** The changes of a form go on in that of another page, which has the same fields. */
export const carryTo = (href: string, name: string, changes: Changes): void =>
  leaveAt(href, name, { changes } satisfies Left)

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
