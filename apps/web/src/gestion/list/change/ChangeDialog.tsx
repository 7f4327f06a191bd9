import { useMutation } from '@tanstack/react-query'
import { MAX_IDS } from '@telar/contract/kit/limits'
import { useRef, useState } from 'react'
import { useCalls } from '../../calls.ts'
import type { ActionProps, Changeable, Changes } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Choice } from '../../parts/Choice.tsx'
import { OfficeDialog } from '../../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useLabel } from '../use-label.ts'
import { useListHere } from '../use-list.ts'
import { applied } from './applied.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { ChangeValue } from './ChangeValue.tsx'
import { CHANGE } from './change-texts.ts'
import { emptyFor, meantBy } from './meant.ts'
import { planned } from './planned.ts'
import { useFresh } from './use-fresh.ts'

const NOTHING = { changes: [], same: 0 }

/** Gives the marked rows something together: shows what becomes of each first, and offers the way back after. */
export function ChangeDialog({ changes, onClose, onDone }: Omit<ActionProps, 'rows'> & { changes: Changes }) {
  const t = useWords(OFFICE)
  const say = useWords(CHANGE)
  const calls = useCalls()
  const label = useLabel()
  const { number, decimal } = useFormat()
  const { list, noun, selection } = useListHere()
  const { count } = selection
  const first = changes.fields[0] as Changeable
  const [field, setField] = useState(first)
  const [typed, setTyped] = useState<unknown>(emptyFor(first))
  const value = useRef<HTMLElement>(null)
  const fresh = useFresh(list.source, selection)
  const after = meantBy(field, typed, decimal)
  const { changes: plan, same } = after ? planned(fresh.data ?? [], field, after, changes.when) : NOTHING
  const possible = plan.filter(({ refused }) => refused === null)
  const tooMany = count > MAX_IDS
  const run = useMutation({
    mutationFn: () => applied(calls, changes, field.name, possible),
    onSuccess: (undo) => {
      notify(say.done(label(field.name), number(possible.length), possible.length, noun), {
        undo: () =>
          void undo().then(
            () => notify(say.undone),
            (error: unknown) => notify(errorText(error, t), { bad: true }),
          ),
      })
      onDone()
    },
    onError: () => fresh.refetch(),
    meta: { errors: 'local' },
  })
  const ready = possible.length > 0 && !run.isPending
  const confirm = () => ready && run.mutate()
  const choose = (name: string) => {
    const next = changes.fields.find((one) => one.name === name) ?? first
    setField(next)
    setTyped(emptyFor(next))
  }
  return (
    <OfficeDialog
      wide
      title={say.title(number(count), count, noun)}
      description={say.what}
      initialFocus={value}
      onClose={onClose}
      onConfirm={confirm}
      onEdit={() => run.isError && run.reset()}
      footer={
        <>
          <Button onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" disabled={!ready} onClick={confirm} keys="ctrl+enter">
            {say.verb(number(possible.length))}
          </Button>
        </>
      }
    >
      <div className="o-form o-form-flush o-form-dlg">
        <FieldShell id="change-field" label={say.field} width="medium">
          <Choice
            id="change-field"
            value={field.name}
            options={changes.fields.map(({ name }) => name)}
            label={label}
            onChange={choose}
          />
        </FieldShell>
        <ChangeValue key={field.name} field={field} value={typed} onChange={setTyped} inputRef={value} />
      </div>
      {tooMany && <Note look="warning">{say.tooMany(number(MAX_IDS))}</Note>}
      {run.isError && <Note look="error">{errorText(run.error, t)}</Note>}
      {fresh.isError && <Note look="error">{errorText(fresh.error, t)}</Note>}
      <ChangePreview field={field} plan={plan} same={same} />
    </OfficeDialog>
  )
}
