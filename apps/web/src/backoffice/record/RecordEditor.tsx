import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useMay } from '../access.ts'
import type { FormModel, NamedScreen } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { DeleteDialog } from '../list/DeleteDialog.tsx'
import { readListState, writeListState } from '../list/list-state.ts'
import { formError } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { hrefOf, NEW, useGo, usePlace } from '../place.ts'
import { useTexts } from '../use-texts.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FieldView } from './FieldView.tsx'
import { initialValues } from './form-values.ts'
import { History } from './History.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RecordHead } from './RecordHead.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { useRecordForm } from './use-record-form.ts'

interface RecordEditorProps {
  screen: NamedScreen
  model: FormModel
  row: AnyRow | undefined
  /** What a new record starts from. */
  copied: AnyRow | undefined
}

/** One record: its form, its history, and everything that can be done with it. */
export function RecordEditor({ screen, model, row, copied }: RecordEditorProps) {
  const t = useTexts()
  const go = useGo()
  const may = useMay()
  const { search } = usePlace()
  const [deleting, setDeleting] = useState(false)
  const record = useRecordForm(screen, model, row, copied)
  const { form, base, theirs, unsaved, noun, failure } = record
  const problem = formError(
    failure,
    model.fields.map(({ name }) => name),
    t,
  )
  const mayWrite = may(base ? model.update?.access : model.create.access)
  const history = search.ficha === 'historial' && base !== undefined
  const toList = () => {
    form.reset()
    unsaved.current = 0
    go(hrefOf(screen.name, null, writeListState(readListState(search))))
  }
  return (
    <FormProvider {...form}>
      <RecordHead
        screen={screen}
        row={base}
        unsaved={unsaved.current}
        busy={form.formState.isSubmitting}
        mayWrite={mayWrite}
        onSave={(again) => void record.submit(again)}
        onDiscard={() => form.reset()}
        onDuplicate={() => base && go(hrefOf(screen.name, NEW, { de: base.id }))}
        onDelete={() => setDeleting(true)}
      />
      {base && <RecordTabs screen={screen} model={model} id={String(base.id)} history={history} />}
      <div className="o-scroll">
        {history ? (
          <History table={model.table} id={String(base.id)} labels={screen.labels} />
        ) : (
          <form className="o-form" onSubmit={(event) => event.preventDefault()} noValidate>
            {problem && (
              <div className="o-wide">
                <Note look="error">{problem}</Note>
              </div>
            )}
            {model.fields.map((field) => (
              <FieldView key={field.name} field={field} label={screen.labels[field.name]} disabled={!mayWrite} />
            ))}
          </form>
        )}
      </div>
      <LeaveGuard unsaved={unsaved} onSave={record.submit} />
      {theirs && base && (
        <ConflictDialog
          noun={noun}
          labels={screen.labels}
          table={model.table}
          id={String(base.id)}
          base={initialValues(model, base)}
          mine={form.getValues()}
          theirs={initialValues(model, theirs)}
          savedAt={theirs.modificadoEn as string | undefined}
          onClose={record.dismiss}
          onDiscard={() => void record.discardMine()}
          onSettle={record.settle}
        />
      )}
      {deleting && base && screen.list && (
        <DeleteDialog rows={[base]} list={screen.list} noun={noun} onClose={() => setDeleting(false)} onDone={toList} />
      )}
    </FormProvider>
  )
}
