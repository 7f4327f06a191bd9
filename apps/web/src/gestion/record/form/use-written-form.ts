import { isValidation } from '@telar/client/errors'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Changes } from '../../../kit/form/changes.ts'
import { useIdioma, useWords } from '../../use-texts.ts'
import { type Follows, follow } from './follow.ts'
import { FORM } from './form-texts.ts'
import type { FieldsOf } from './form-values.ts'
import { resolverFor } from './resolver.ts'
import { sentence } from './sentences.ts'
import { useLeftHere } from './use-left-here.ts'
import { useOnWriting } from './use-on-writing.ts'
import { useSaving } from './use-saving.ts'

/** A form that is written out: what it holds, and what comes of it once the contract has checked it. */
export interface Written<V extends FieldValues, O> {
  form: UseFormReturn<V, unknown, O>
  /** How many values are not saved yet. */
  unsaved: RefObject<number>
  failure: unknown
  /** What was typed before the session ended, and is typed again. */
  left: Changes | undefined
  /** Answers whether all of it was saved. */
  submit: () => Promise<boolean>
}

/**
 * The form of a screen that is written out: checked by the contract, told by the server field by field. What `store`
 * answers with `false` is not saved yet: somebody else came first, and is asked about. Where another page `follows`, it
 * does so by what `store` answered; if that is nothing, one stays.
 */
export function useWrittenForm<S extends z.ZodType<unknown, FieldValues>, V extends FieldsOf<z.input<S>>, K>(
  schema: S,
  initial: V,
  store: (values: z.output<S>) => Promise<K | false>,
  follows?: Follows<NonNullable<K>>,
): Written<V, z.output<S>> {
  const said = useWords(FORM)
  const idioma = useIdioma()
  const [failure, setFailure] = useState<unknown>(null)
  const resolver = useMemo(
    () => resolverFor(schema, (issue) => sentence(issue, said, {}, idioma)),
    [schema, said, idioma],
  )
  const form = useForm<FieldValues, unknown, z.output<S>>({ defaultValues: initial, resolver, mode: 'onTouched' })
  const { isDirty, dirtyFields } = form.formState
  const unsaved = useRef(0)
  unsaved.current = isDirty ? countDirty(dirtyFields) : 0

  const fields = Object.keys(initial)
  const left = useLeftHere(form, fields)
  useOnWriting(form, () => setFailure(null))
  const once = useSaving(form, unsaved)
  async function save(): Promise<boolean> {
    let done = false
    setFailure(null)
    const sent = follows && structuredClone(form.getValues())
    async function keep(values: z.output<S>) {
      const kept = await store(values)
      const leads = follows && sent && kept !== false && kept !== undefined && kept !== null
      done = leads ? await follow(form, unsaved, fields, sent, kept, follows) : kept !== false
    }
    await form.handleSubmit((values) =>
      keep(values).catch((error: unknown) => {
        setFailure(error)
        if (!isValidation(error)) return
        for (const [name, [message]] of Object.entries(error.fields)) form.setError(name, { type: 'server', message })
      }),
    )()
    return done
  }
  // The library cannot tell that a form begun with these values holds their kind; `initial` is the only way in.
  return {
    form: form as unknown as UseFormReturn<V, unknown, z.output<S>>,
    ...{ unsaved, failure, left, submit: () => once(save) },
  }
}

/** Every changed leaf counts, however deep the form nests it. */
function countDirty(dirty: object): number {
  return Object.values(dirty).reduce<number>(
    (sum, value: unknown) => sum + (typeof value === 'object' && value !== null ? countDirty(value) : value ? 1 : 0),
    0,
  )
}

/**
 * What a form began with. What is read anew takes its place only while nothing is written over it: what somebody is
 * writing stays, and is compared with what they saw when they began.
 */
export function useBegun<R>(read: R, clean: boolean, begin: (read: R) => void): R {
  const [begun, setBegun] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with what is read, not with how
  useEffect(() => {
    if (!clean || read === begun) return
    setBegun(read)
    begin(read)
  }, [read, clean])
  return begun
}
