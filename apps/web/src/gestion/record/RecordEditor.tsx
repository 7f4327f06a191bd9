import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useMay } from '../access.ts'
import type { FormModel, OpenScreen } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { DeleteDialog } from '../list/DeleteDialog.tsx'
import { readListState, writeListState } from '../list/list-state.ts'
import { OFFICE } from '../office-texts.ts'
import { formError } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { hrefOf, NEW, useGo, usePlace } from '../place.ts'
import { useWords } from '../use-texts.ts'
import { ConflictDialog } from './conflict/ConflictDialog.tsx'
import { useRecordForm, versionsOf } from './form/use-record-form.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RecordHead } from './RecordHead.tsx'
import { RecordPart } from './RecordPart.tsx'
import { RecordTabs } from './RecordTabs.tsx'
import { tabOf } from './record-tab.ts'

interface RecordEditorProps {
  screen: OpenScreen
  model: FormModel
  row: AnyRow | undefined
  /** What a new record starts from. */
  copied: AnyRow | undefined
}

/** One record: its form, its history, and everything that can be done with it. */
export function RecordEditor({ screen, model, row, copied }: RecordEditorProps) {
  const t = useWords(OFFICE)
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
  const save = async (again: boolean) => {
    const done = await record.submit(again)
    const wrong = done ? undefined : model.fields.find(({ name }) => form.getFieldState(name).error)
    if (wrong) showTab(tabOf(model, wrong.name))
  }
  const showTab = (tab: string | null) => {
    const { ficha = null, ...rest } = search
    if (ficha === tab) return
    go(hrefOf(screen.name, base?.id ?? NEW, tab === null ? rest : { ...rest, ficha: tab }), { replace: true })
    setTimeout(() => document.querySelector<HTMLElement>('.o-scroll [aria-invalid="true"]')?.focus())
  }
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
        onSave={(again) => void save(again)}
        onDiscard={() => form.reset()}
        onDuplicate={() => base && go(hrefOf(screen.name, NEW, { de: base.id }))}
        onDelete={() => setDeleting(true)}
      />
      <RecordTabs screen={screen} model={model} row={base} mayWrite={mayWrite} />
      {/* a side that is only read has nothing that takes the focus, and the keyboard has to scroll it */}
      <section className="o-scroll" tabIndex={search.ficha ? 0 : undefined} aria-label={noun.one}>
        {problem && (
          <div className="o-problem">
            <Note look="error">{problem}</Note>
          </div>
        )}
        <RecordPart screen={screen} model={model} row={base} mayWrite={mayWrite} />
      </section>
      <LeaveGuard unsaved={unsaved} onSave={record.submit} />
      {theirs && base && (
        <ConflictDialog
          key={theirs.version}
          noun={noun}
          labels={screen.labels}
          model={model}
          table={model.table}
          id={String(base.id)}
          {...versionsOf(model, base, form.getValues(), theirs)}
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
