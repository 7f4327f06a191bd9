import { useMutation } from '@tanstack/react-query'
import { useCalls } from '../calls.ts'
import type { ListModel, Noun } from '../declare/screen.ts'
import type { AnyRow } from '../declare/values.ts'
import { OFFICE } from '../office-texts.ts'
import { Button } from '../parts/Button.tsx'
import { OfficeDialog } from '../parts/dialogs/OfficeDialog.tsx'
import { errorText } from '../parts/error-text.ts'
import { Note } from '../parts/Note.tsx'
import { notify } from '../parts/notify.tsx'
import { useFormat, useWords } from '../use-texts.ts'

const NAMED = 8

interface DeleteDialogProps {
  rows: AnyRow[]
  list: ListModel
  noun: Noun
  onClose: () => void
  onDone: () => void
}

/** Asks once, naming what will go; what is in use stays, and the server says where. */
export function DeleteDialog({ rows, list, noun, onClose, onDone }: DeleteDialogProps) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { idioma, number } = useFormat()
  const count = t.list.count(number(rows.length), rows.length, noun)
  const removal = useMutation({
    mutationFn: async () =>
      list.remove?.run(
        calls,
        rows.map(({ id }) => id),
        rows,
      ),
    onSuccess: () => {
      notify(t.list.deleted(count, rows.length, noun))
      onDone()
    },
    meta: { errors: 'local' },
  })
  const confirm = () => !removal.isPending && removal.mutate()
  const first = rows[0]
  const title =
    rows.length === 1 && first ? t.list.deleteOne(noun, list.label(first, idioma)) : t.list.deleteMany(count)
  return (
    <OfficeDialog
      title={title}
      description={t.list.noWayBack}
      onClose={onClose}
      onConfirm={confirm}
      footer={
        <>
          <Button onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" onClick={confirm} disabled={removal.isPending} keys="ctrl+enter">
            {t.remove}
          </Button>
        </>
      }
    >
      {rows.length > 1 && (
        <ul className="o-names">
          {rows.slice(0, NAMED).map((row) => (
            <li key={row.id}>{list.label(row, idioma)}</li>
          ))}
          {rows.length > NAMED && <li className="o-q">{t.list.andMore(number(rows.length - NAMED))}</li>}
        </ul>
      )}
      {removal.isError && (
        <Note look="error">
          <b>{t.list.notDeleted}</b> {errorText(removal.error, t)}
        </Note>
      )}
    </OfficeDialog>
  )
}
