import type { Textos } from '@telar/domain/idioma'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { useWords } from '../../use-texts.ts'
import { FieldView } from './FieldView.tsx'
import type { Written } from './use-written-form.ts'

interface FormDialogProps<V extends FieldValues, O> {
  title: string
  description: string
  /** The button carries it. */
  verb: string
  fields: readonly (Field & { label: Textos })[]
  written: Written<V, O>
  onClose: () => void
}

/** A few fields that are written down together, over what one was looking at. */
export function FormDialog<V extends FieldValues, O>(props: FormDialogProps<V, O>) {
  const { title, description, verb, fields, written, onClose } = props
  const t = useWords(OFFICE)
  const { form, failure, submit } = written
  const names = fields.map(({ name }) => name)
  const problem = formError(failure, names, t)
  const confirm = () => void submit()
  return (
    <FormProvider {...form}>
      <OfficeDialog
        {...{ title, description, onClose }}
        onConfirm={confirm}
        footer={
          <>
            <Button onClick={onClose} keys="escape">
              {t.back}
            </Button>
            <Button look="main" keys="ctrl+enter" disabled={form.formState.isSubmitting} onClick={confirm}>
              {verb}
            </Button>
          </>
        }
      >
        {problem && <Note look="error">{problem}</Note>}
        <div className="o-form o-form-flush o-form-dlg">
          {fields.map(({ label, ...field }) => (
            <FieldView key={field.name} field={field} label={label} disabled={false} />
          ))}
        </div>
      </OfficeDialog>
    </FormProvider>
  )
}
