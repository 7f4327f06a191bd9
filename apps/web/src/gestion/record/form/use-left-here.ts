import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Changes } from '../../../kit/form/changes.ts'
import { useLeftForm } from '../../../kit/form/use-left.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { nameOf } from './follow.ts'

/** What was typed here when the session ended is typed again, and said to be. */
export function useLeftHere<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  fields: readonly string[],
): Changes | undefined {
  const t = useWords(OFFICE)
  return useLeftForm(nameOf(fields), form, (overtaken) => {
    if (overtaken) notify(t.record.backOver, { bad: true })
    else notify(t.record.back)
  })
}
