import { Dialog } from '@base-ui/react/dialog'
import { type Anotado, fichas } from '@telar/contract/casa/fichas'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { OVERLAY, usePortal } from '../../parts/dialogs/portal.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { History } from '../history/History.tsx'
import { Contacts } from './Contacts.tsx'
import type { Ficha } from './ficha.ts'
import { Mails } from './Mails.tsx'
import { Notes } from './Notes.tsx'
import { NOTES } from './notes-texts.ts'

interface NotesPanelProps {
  ficha: Ficha
  anotado: Anotado | undefined
  onClose: () => void
}

type Side = 'notas' | 'contactos' | 'correos' | 'historial'

/** Beside a record: what people wrote of it, the mails about it, and what has happened to it. */
export function NotesPanel({ ficha, anotado, onClose }: NotesPanelProps) {
  const t = useWords(OFFICE)
  const say = useWords(NOTES)
  const { number } = useFormat()
  const portal = usePortal()
  const [side, setSide] = useState<Side>('notas')
  const { data: mails } = useRead(fichas.correos, { params: ficha })
  const sides: [Side, number][] = [
    ['notas', (anotado?.notas.length ?? 0) + (anotado?.adjuntos.length ?? 0)],
    ['contactos', anotado?.seguimientos.length ?? 0],
    ['correos', mails?.length ?? 0],
    ['historial', 0],
  ]
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={portal}>
        <Dialog.Popup className="o-pop o-notes" {...OVERLAY}>
          <div className="o-row">
            <Dialog.Title className="o-h2 o-el">{say.panel}</Dialog.Title>
            <span className="o-sp" />
            <Button look="ghost" small iconOnly icon={X} onClick={onClose}>
              {t.close}
            </Button>
          </div>
          <div className="o-beside-tabs" role="tablist">
            {sides.map(([name, n]) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`junto-${name}`}
                aria-controls="junto"
                aria-selected={side === name}
                onClick={() => setSide(name)}
              >
                {say[name]} {n > 0 && <small>{number(n)}</small>}
              </button>
            ))}
          </div>
          <div className="o-notes-body" id="junto" role="tabpanel" aria-labelledby={`junto-${side}`}>
            {side === 'notas' && <Notes ficha={ficha} anotado={anotado} />}
            {side === 'contactos' && <Contacts ficha={ficha} seguimientos={anotado?.seguimientos ?? []} />}
            {side === 'correos' && <Mails ficha={ficha} mails={mails} />}
            {side === 'historial' && <History id={ficha.id} />}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
