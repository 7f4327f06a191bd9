import { useRef, useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeDialog } from '../../parts/OfficeDialog.tsx'
import { FieldShell } from '../../record/FieldShell.tsx'
import { useIdioma, useTexts } from '../../use-texts.ts'
import { PEDIDO } from './pedido-texts.ts'

interface NotaDialogProps {
  title: string
  what: string
  verb: string
  onClose: () => void
  onConfirm: (nota: string) => Promise<void>
}

/** Asks once before what cannot be undone, with room for a note that the order keeps. */
export function NotaDialog({ title, what, verb, onClose, onConfirm }: NotaDialogProps) {
  const t = useTexts()
  const say = PEDIDO[useIdioma()]
  const stay = useRef<HTMLButtonElement>(null)
  const [nota, setNota] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    try {
      await onConfirm(nota.trim())
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <OfficeDialog
      title={title}
      description={t.list.noWayBack}
      onClose={onClose}
      initialFocus={stay}
      onConfirm={() => void confirm()}
      footer={
        <>
          <Button ref={stay} onClick={onClose} keys="escape">
            {t.back}
          </Button>
          <Button look="main" disabled={busy} onClick={() => void confirm()} keys="ctrl+enter">
            {verb}
          </Button>
        </>
      }
    >
      <p>{what}</p>
      <FieldShell id="nota" label={say.note} hint={say.noteHint}>
        <textarea
          id="nota"
          className="o-in"
          rows={2}
          maxLength={500}
          value={nota}
          onChange={(event) => setNota(event.target.value)}
        />
      </FieldShell>
      {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
    </OfficeDialog>
  )
}
