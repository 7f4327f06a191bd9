import { type ReactNode, useState } from 'react'
import { OFFICE } from '../../office-texts.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { PreguntaDialog } from './PreguntaDialog.tsx'

interface NotaDialogProps {
  title: string
  /** What it means, where it can be done again; else that there is no way back. */
  description?: string
  verb: string
  /** What is refused is a warning: the same button does it all the same. */
  warned?: boolean
  /** What the note is called, and where it stays. */
  say: { note: string; noteHint: string }
  children: ReactNode
  /** Nothing is done without it. */
  required?: boolean
  /** Nothing can be done as things are. */
  disabled?: boolean
  maxLength?: number
  onClose: () => void
  onConfirm: (nota: string) => Promise<void>
}

/** Asks once before what cannot be undone, with room for a note that the record keeps. */
export function NotaDialog({
  say,
  description,
  children,
  required = false,
  disabled = false,
  maxLength = 500,
  onConfirm,
  ...dialog
}: NotaDialogProps) {
  const t = useWords(OFFICE)
  const [nota, setNota] = useState('')
  return (
    <PreguntaDialog
      {...dialog}
      description={description ?? t.list.noWayBack}
      disabled={disabled || (required && nota.trim() === '')}
      asks={required}
      onConfirm={() => onConfirm(nota.trim())}
    >
      {children}
      <FieldShell id="nota" label={say.note} hint={say.noteHint}>
        <textarea
          id="nota"
          className="o-in"
          rows={2}
          maxLength={maxLength}
          required={required}
          value={nota}
          onChange={(event) => setNota(event.target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}
