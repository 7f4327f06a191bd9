import type { Textos } from '@telar/domain/idioma'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { Field } from '../../declare/values.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import type { ScreenName } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { LeaveGuard } from '../LeaveGuard.tsx'
import { PlainHead } from '../PlainHead.tsx'
import { FieldView } from './FieldView.tsx'
import type { Written } from './use-written-form.ts'

interface WrittenFormProps<V extends FieldValues, O> {
  screen: ScreenName
  title: string
  /** The stored record, which has others before and after it. */
  id?: number | string
  labels: Record<string, Textos>
  fields: readonly Field[]
  written: Written<V, O>
  mayWrite: boolean
  /** What else can be done, in the head. */
  actions?: ReactNode
  /** What is to be known before filling it in. */
  before?: ReactNode
  /** What else there is, below the fields. */
  children?: ReactNode
}

/** A record that is written out, with the same head, keys and guard as every other. */
export function WrittenForm<V extends FieldValues, O>(props: WrittenFormProps<V, O>) {
  const { screen, title, id, labels, fields, written, mayWrite, actions, before, children } = props
  const t = useWords(OFFICE)
  const { form, unsaved, failure, submit } = written
  const { isSubmitting } = form.formState
  const count = unsaved.current
  const problem = formError(
    failure,
    fields.map(({ name }) => name),
    t,
  )
  const save = () => void submit()
  useKeys(mayWrite ? [{ keys: 'ctrl+s', label: t.save, run: save, strip: true, typing: true }] : [])
  return (
    <FormProvider {...form}>
      <PlainHead screen={screen} title={title} {...(id === undefined ? {} : { id })}>
        <span className="o-sp" />
        {count > 0 && (
          <span className="o-unsaved" role="status">
            {t.record.unsaved(count)}
          </span>
        )}
        {actions}
        {count > 0 && <Button onClick={() => form.reset()}>{t.discard}</Button>}
        {mayWrite && (
          <Button look="main" keys="ctrl+s" disabled={isSubmitting || count === 0} onClick={save}>
            {t.save}
          </Button>
        )}
      </PlainHead>
      <div className="o-scroll">
        <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
          {before}
          {problem && (
            <div className="o-wide">
              <Note look="error">{problem}</Note>
            </div>
          )}
          {fields.map((field) => (
            <FieldView key={field.name} field={field} label={labels[field.name]} disabled={!mayWrite} />
          ))}
        </form>
        {children}
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}
