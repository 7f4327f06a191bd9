import { type ReactNode, useState } from 'react'
import { PreguntaDialog } from '../../parts/PreguntaDialog.tsx'
import { FieldShell } from '../../record/FieldShell.tsx'
import { useIdioma, useTexts } from '../../use-texts.ts'
import { VER } from './ver-texts.ts'

interface NotaDialogProps {
  title: string
  verb: string
  children: ReactNode
  onClose: () => void
  onConfirm: (nota: string) => Promise<void>
}

/** Asks once before what cannot be undone, with room for a note that the order keeps. */
export function NotaDialog({ children, onConfirm, ...dialog }: NotaDialogProps) {
  const t = useTexts()
  const say = VER[useIdioma()]
  const [nota, setNota] = useState('')
  return (
    <PreguntaDialog {...dialog} description={t.list.noWayBack} onConfirm={() => onConfirm(nota.trim())}>
      {children}
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
    </PreguntaDialog>
  )
}
