import { isValidation } from '@telar/client/errors'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { OFFICE } from '../../office-texts.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import type { Values } from './form-values.ts'
import { resolverFor } from './resolver.ts'
import { sentence } from './sentences.ts'

/** The form of a screen that is written out: checked by the contract, told by the server field by field. */
export function useWrittenForm(schema: z.ZodType, initial: Values, store: (values: Values) => Promise<void>) {
  const t = useWords(OFFICE)
  const idioma = useIdioma()
  const [failure, setFailure] = useState<unknown>(null)
  const resolver = useMemo(() => resolverFor(schema, (issue) => sentence(issue, t, {}, idioma)), [schema, t, idioma])
  const form = useForm<Values>({ defaultValues: initial, resolver, mode: 'onTouched' })
  const { isDirty, dirtyFields } = form.formState
  const unsaved = useRef(0)
  unsaved.current = isDirty ? countDirty(dirtyFields) : 0

  async function submit(): Promise<boolean> {
    let done = false
    setFailure(null)
    const save = (values: Values) => store(values).then(() => (done = true))
    await form.handleSubmit((values) =>
      save(values).catch((error: unknown) => {
        setFailure(error)
        if (!isValidation(error)) return
        for (const [name, [message]] of Object.entries(error.fields)) form.setError(name, { type: 'server', message })
      }),
    )()
    return done
  }
  return { form, unsaved, failure, submit }
}

/** Every changed leaf counts, however deep the form nests it. */
function countDirty(dirty: object): number {
  return Object.values(dirty).reduce<number>(
    (sum, value: unknown) => sum + (typeof value === 'object' && value !== null ? countDirty(value) : value ? 1 : 0),
    0,
  )
}
